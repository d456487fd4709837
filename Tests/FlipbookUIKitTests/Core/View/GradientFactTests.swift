import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookLayers
@testable import FlipbookUIKit
@testable import FlipbookViews

/// What pictures of phones show of gradients at rest; docs/fidelity.md names the pictures.
@MainActor
@Suite("Gradients as on the phone")
struct GradientFactTests {
  private static let width = 200

  /// Red, green and blue at a share of the way from the left to the right.
  private func color(_ bitmap: Bitmap, at share: Double) -> SIMD3<Int> {
    let pixel = bitmap[Int(share * Double(Self.width)), 5]
    return SIMD3(Int(pixel >> 16 & 0xff), Int(pixel >> 8 & 0xff), Int(pixel & 0xff))
  }

  private func bitmap<V: View>(@ViewBuilder _ content: () -> V) throws -> Bitmap {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: Self.width, height: 10), background: .white, resources: TestRendering.resources,
        content: content)
    }
    return try TestRendering.bitmap(of: runtime.displayList(at: 0))
  }

  private func isNear(_ color: SIMD3<Int>, _ red: Int, _ green: Int, _ blue: Int, by limit: Int = 2) -> Bool {
    let difference = color &- SIMD3(red, green, blue)
    return [difference.x, difference.y, difference.z].allSatisfy { abs($0) <= limit }
  }

  /// Whether colours lie on the way of a gradient; how far along is not known.
  private func passes(_ bitmap: Bitmap, _ colors: [(Int, Int, Int)]) -> Bool {
    colors.allSatisfy { red, green, blue in
      (0..<Self.width).contains { isNear(color(bitmap, at: Double($0) / 200), red, green, blue, by: 3) }
    }
  }

  private func linear(_ first: Color, _ last: Color) -> LinearGradient {
    LinearGradient(colors: [first, last], startPoint: .leading, endPoint: .trailing)
  }

  @Test("linear gradients of views are mixed in OKLab")
  func linear() throws {
    let blueToRed = try bitmap { Rectangle().fill(linear(.blue, .red)) }
    #expect(isNear(color(blueToRed, at: 0.5), 166, 116, 166))
    let redToPurple = try bitmap { Rectangle().fill(linear(.red, .purple)) }
    #expect(passes(redToPurple, [(228, 80, 123), (216, 84, 145), (205, 86, 167)]))
    let hike = try bitmap {
      Rectangle().fill(
        linear(
          Color(red: 0x67 / 255, green: 0x63 / 255, blue: 0xf5 / 255),
          Color(red: 0xf4 / 255, green: 0xb5 / 255, blue: 0x92 / 255)))
    }
    #expect(passes(hike, [(174, 150, 200)]))
    let grey = try bitmap { Rectangle().fill(linear(.black, .white)) }
    #expect(isNear(color(grey, at: 0.5), 99, 99, 99))
  }

  @Test("radial and angular gradients of views are, too")
  func others() throws {
    let radial = try bitmap {
      Rectangle().fill(
        RadialGradient(colors: [.blue, .red], center: .leading, startRadius: 0, endRadius: 200))
    }
    #expect(isNear(color(radial, at: 0.5), 166, 116, 166))
    let angular = try bitmap {
      Rectangle().fill(
        AngularGradient(colors: [.blue, .red], center: .init(x: 0.5, y: 50), angle: .degrees(-180)))
    }
    // Straight over the centre, a quarter of the turn.
    let quarter = try bitmap { Rectangle().fill(linear(.blue, .red)) }
    let (seen, expected) = (color(angular, at: 0.5), color(quarter, at: 0.25))
    #expect(isNear(seen, expected.x, expected.y, expected.z, by: 3), "\(seen) \(expected)")
  }

  @Test("a space that is asked for is taken")
  func spaces() throws {
    let gradient = Gradient(colors: [.blue, .red]).colorSpace(.device)
    let device = try bitmap {
      Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
    }
    #expect(isNear(color(device, at: 0.5), 128, 90, 151))
  }

  @Test("canvases mix as views do, in linear light where that is asked for")
  func canvas() throws {
    func middle(_ options: GraphicsContext.GradientOptions) throws -> SIMD3<Int> {
      let bitmap = try bitmap {
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(
              Gradient(colors: [.blue, .red]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0),
              options: options))
        }
      }
      return color(bitmap, at: 0.5)
    }
    #expect(isNear(try middle([]), 166, 116, 166))
    #expect(isNear(try middle(.linearColor), 188, 97, 189))
  }

  @Test("gradient layers mix encoded components")
  func layer() throws {
    let film = UIKitFilm(size: CGSize(width: Self.width, height: 10)) { view in
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: Self.width, height: 10)
      layer.colors = [UIColor.blue.cgColor, UIColor.red.cgColor]
      (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      view.layer.addSublayer(layer)
    }
    #expect(isNear(color(try film.bitmap(), at: 0.5), 127, 0, 128))
  }

  @Test("the angles that a gradient leaves out are parted in their middle, the last colour first")
  func gap() throws {
    let bitmap = try bitmap {
      Rectangle().fill(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(90)))
    }
    // 0° to the right, 90° down; 91°…225° the last colour, 225°…360° the first.
    let (leftBelow, leftAbove) = (bitmap[20, 5], bitmap[99, 0])
    #expect(leftBelow == 0xff00_7aff && leftAbove == 0xffff_3b30)
  }

  @Test("the gradient of a colour begins lighter and is the colour from 0.7 on; white's ends darker")
  func colorGradient() throws {
    func across(_ color: Color) -> some View {
      Rectangle().fill(.linearGradient(color.gradient, startPoint: .leading, endPoint: .trailing))
    }
    let black = try bitmap { across(.black) }
    for (share, grey) in [(0.01, 51), (0.23, 35), (0.38, 23), (0.5, 15), (0.61, 7), (0.76, 0), (0.95, 0)] {
      #expect(isNear(self.color(black, at: share), grey, grey, grey, by: 3))
    }
    let blue = try bitmap { across(Color(red: 10 / 255, green: 132 / 255, blue: 1)) }
    #expect(isNear(self.color(blue, at: 0), 55, 166, 255, by: 10))
    #expect(isNear(self.color(blue, at: 0.5), 23, 142, 255, by: 5))
    #expect(isNear(self.color(blue, at: 0.8), 10, 132, 255))
    let white = try bitmap { across(.white) }
    #expect(isNear(self.color(white, at: 0.3), 255, 255, 255))
    #expect(isNear(self.color(white, at: 0.96), 231, 231, 231))
  }
}
