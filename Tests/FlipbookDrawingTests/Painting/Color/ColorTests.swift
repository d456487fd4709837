import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct ColorTests {
  private let light = EnvironmentValues()
  private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
  }

  @Test("the system palette has Apple's components on light and on dark")
  func palette() {
    #expect(Color.red.resolve(in: light).description == "#FF3B30FF")
    #expect(Color.red.resolve(in: dark).description == "#FF453AFF")
    #expect(Color.teal.resolve(in: light).description == "#30B0C7FF")
    #expect(Color.gray.resolve(in: dark).description == "#8E8E93FF")
    #expect(Color.secondary.resolve(in: light).description == "#3C3C4399")
    #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
  }

  @Test(
    "a colour of a style of one's own is resolved in its environment; of colours, colours of UIKit come first"
  )
  func customStyles() {
    let color = Color(NightAndDay())
    #expect(color.resolve(in: light).description == "#FFFFFFFF")
    #expect(color.resolve(in: dark).description == "#000000FF")
    #expect(color == Color(NightAndDay()) && color != Color.white)
    #expect(Color(.brandOfTests) == .red)
    let white: Color = .init(.white)
    #expect(white == Color(UIColor.white))
  }

  @Test(
    "hue, saturation and brightness give the six corners of the colour circle",
    arguments: zip(
      [0, 60, 120, 180, 240, 300, 360, -120],
      ["FF0000", "FFFF00", "00FF00", "00FFFF", "0000FF", "FF00FF", "FF0000", "0000FF"]))
  func hues(degrees: Double, expected: String) {
    let color = Color(hue: degrees / 360, saturation: 1, brightness: 1)
    #expect(color.resolve(in: light).description == "#\(expected)FF")
  }

  @Test("opacity multiplies")
  func opacity() {
    let faded = Color.blue.opacity(0.5).opacity(0.5).resolve(in: light)
    #expect(faded.opacity == 0.25)
    #expect(Color(white: 1, opacity: 0.5).opacity(0.5).resolve(in: light).opacity == 0.25)
  }

  @Test("linear components are the sRGB curve's")
  func linear() {
    let half = Color(.sRGBLinear, white: 0.5).resolve(in: light)
    #expect(abs(half.red - 0.7353569) < 1e-6)
    #expect(abs(half.linearRed - 0.5) < 1e-6)
    var changed = half
    changed.linearGreen = 1
    #expect(abs(changed.green - 1) < 1e-6)
  }

  @Test("Display P3 red is outside sRGB by the published amount")
  func displayP3() {
    // CSS Color 4: color(display-p3 1 0 0) is color(srgb 1.0930663 -0.2267425 -0.1501352).
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light)
    #expect(abs(red.red - 1.0930663) < 1e-4)
    #expect(abs(red.green + 0.2267425) < 1e-4)
    #expect(abs(red.blue + 0.1501352) < 1e-4)
  }

  @Test("Display P3 is mapped by the chromaticities of both spaces")
  func displayP3Matrix() {
    typealias Matrix = [[Double]]
    func product(_ a: Matrix, _ b: Matrix) -> Matrix {
      a.map { row in b[0].indices.map { j in row.indices.reduce(0) { $0 + row[$1] * b[$1][j] } } }
    }
    func inverse(_ m: Matrix) -> Matrix {
      func minor(_ i: Int, _ j: Int) -> Double {
        let (r, c) = ([0, 1, 2].filter { $0 != i }, [0, 1, 2].filter { $0 != j })
        let value = m[r[0]][c[0]] * m[r[1]][c[1]] - m[r[0]][c[1]] * m[r[1]][c[0]]
        return (i + j) % 2 == 0 ? value : -value
      }
      let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
      return (0..<3).map { i in (0..<3).map { minor($0, i) / determinant } }
    }
    /// To XYZ, from the chromaticities of the primaries and of D65.
    func space(_ primaries: [(Double, Double)]) -> Matrix {
      func column(_ xy: (Double, Double)) -> [Double] { [xy.0 / xy.1, 1, (1 - xy.0 - xy.1) / xy.1] }
      let columns = primaries.map(column)
      let basis = (0..<3).map { row in columns.map { $0[row] } }
      let amounts = product(inverse(basis), column((0.3127, 0.329)).map { [$0] })
      return basis.map { row in (0..<3).map { row[$0] * amounts[$0][0] } }
    }
    let p3 = space([(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)])
    let sRGB = space([(0.64, 0.33), (0.3, 0.6), (0.15, 0.06)])
    let map = product(inverse(sRGB), p3)
    for components in [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1], [0.2, 0.7, 0.4], [0.9, 0.05, 0.6]] {
      let color = Color(.displayP3, red: components[0], green: components[1], blue: components[2])
        .resolve(in: light)
      let linear = components.map { Double(TransferFunction.linear(Float($0))) }
      let expected = product(map, linear.map { [$0] }).map { $0[0] }
      let found = [color.linearRed, color.linearGreen, color.linearBlue]
      for (a, b) in zip(found, expected) { #expect(abs(Double(a) - b) < 2e-5, "\(components)") }
    }
  }

  @Test("OKLab has the published values for red and comes back")
  func okLab() {
    let red = RGBA(red: 1, green: 0, blue: 0)
    let lab = OKLab(red)
    #expect(abs(lab.l - 0.6279554) < 1e-4)
    #expect(abs(lab.a - 0.2248631) < 1e-4)
    #expect(abs(lab.b - 0.1258463) < 1e-4)
    let back = lab.rgba(opacity: 1)
    #expect(abs(back.red - 1) < 1e-4 && abs(back.green) < 1e-3 && abs(back.blue) < 1e-3)
  }

  @Test("mix gives its ends at 0 and 1, and the mean of components in device space")
  func mix() {
    let mixed = Color.black.mix(with: .white, by: 0.25, in: .device).resolve(in: light)
    #expect(mixed.red == 0.25)
    #expect(Color.red.mix(with: .blue, by: 0).resolve(in: light).description == "#FF3B30FF")
    #expect(Color.red.mix(with: .blue, by: 1).resolve(in: light).description == "#007AFFFF")
    #expect(Color.red.mix(with: .blue, by: .nan).resolve(in: light).description == "#FF3B30FF")
  }

  @Test("a CGColor keeps its components, and only fixed colours have one")
  func cgColor() throws {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 1)
    let cgColor = try #require(color.cgColor)
    #expect(cgColor.components == [0.25, 0.5, 0.75, 1])
    #expect(Color(cgColor: cgColor) == color)
    #expect(Color.red.cgColor == nil)
    #expect(cgColor.copy(alpha: 0.5)?.alpha == 0.5)
  }
}

/// White by day and black by night.
private struct NightAndDay: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    (environment.colorScheme == .dark ? Color.black : .white).resolve(in: environment)
  }
}

extension ShapeStyle where Self == Color {
  fileprivate static var brandOfTests: Color { .red }
}
