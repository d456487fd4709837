import Flipbook

/// The functions that the benchmark scenes' formulas share.
enum Formula {
  static let tau = 2 * Double.pi

  /// A hash of two integers to 0..<1, in 32-bit arithmetic.
  static func hash(_ i: Int, _ k: Int) -> Double {
    var x = UInt32(truncatingIfNeeded: i) &* 2_654_435_761
    x = x &+ UInt32(truncatingIfNeeded: k) &* 2_246_822_519 &+ 374_761_393
    x ^= x >> 15
    x = x &* 2_146_121_005
    x ^= x >> 13
    x = x &* 2_221_713_035
    x ^= x >> 16
    return Double(x) / 4_294_967_296
  }

  /// A colour of the circle, as 0…255 components.
  static func hue(_ x: Double) -> (Double, Double, Double) {
    func component(_ k: Double) -> Double {
      (255 * (0.5 + 0.5 * cos(tau * (x - k / 3))) + 0.5).rounded(.down)
    }
    return (component(0), component(1), component(2))
  }

  static func hueColor(_ x: Double, alpha: Double = 1) -> Color {
    let (red, green, blue) = hue(x)
    return color(red, green, blue, alpha)
  }

  /// A colour from 0…255 components.
  static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color {
    Color(.sRGB, red: red / 255, green: green / 255, blue: blue / 255, opacity: alpha)
  }

  static func smooth(_ p: Double) -> Double { p * p * (3 - 2 * p) }

  static func clamp01(_ x: Double) -> Double { min(1, max(0, x)) }

  static func stop(_ location: Double, _ color: Color) -> Gradient.Stop {
    Gradient.Stop(color: color, location: location)
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The whole picture.
  static let frame = Path(CGRect(origin: .zero, size: BenchmarkScenes.size))
}
