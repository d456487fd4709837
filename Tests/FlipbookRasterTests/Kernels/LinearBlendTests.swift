import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Layers in linear light")
struct LinearBlendTests {
  private let area = Path(Fixture.area)

  private func grey(_ value: Float, _ opacity: Float = 1) -> Paint {
    .color(RGBA(red: value, green: value, blue: value, opacity: opacity))
  }

  private func paint(_ items: [DisplayItem], isLinear: Bool = true) throws -> UInt32 {
    let layer = DisplayLayer(items: items, isLinear: isLinear)
    return try Fixture.paint([Fixture.item(.layer(layer))])[70, 50]
  }

  private func byte(_ linear: Double) -> Int {
    Int((Double(TransferFunction.encoded(Float(linear))) * 255).rounded())
  }

  private func linear(_ value: Float) -> Double { Double(TransferFunction.linear(value)) }

  @Test("half of white over black is half of its light")
  func half() throws {
    let items = [Fixture.fill(area, grey(0)), Fixture.fill(area, grey(1, 0.5))]
    #expect(abs(Int(try paint(items) & 255) - byte(128.0 / 255)) <= 1)
    #expect(abs(Int(try paint(items, isLinear: false) & 255) - 128) <= 1)
    // The same by opacity, through a clip, from a gradient and from a layer in it.
    let ramp = GradientRamp(stops: [.init(color: .white, location: 0)])
    let gradient = Paint.gradient(
      GradientPaint(ramp: ramp, geometry: .linear(start: .zero, end: CGPoint(x: 9, y: 9))))
    let ways = [
      Fixture.fill(area, grey(1), opacity: 0.5),
      Fixture.fill(area, gradient, opacity: 0.5),
      Fixture.fill(
        area, grey(1, 0.5), clip: Fixture.clip(Path(ellipseIn: CGRect(x: 5, y: 5, width: 140, height: 100)))),
      Fixture.item(Fixture.layer([Fixture.fill(area, grey(1))]), opacity: 0.5),
      Fixture.item(
        .fill(area, grey(1), FillStyle()), opacity: 0.5,
        filters: [FilterStage(kind: .brightness(0), transform: .identity)]),
    ]
    for way in ways {
      #expect(abs(Int(try paint([Fixture.fill(area, grey(0)), way]) & 255) - byte(0.5)) <= 1)
    }
  }

  @Test("edges are antialiased in linear light")
  func edges() throws {
    let half = Fixture.fill(Path(CGRect(x: 70.5, y: 0, width: 50, height: 110)), grey(1))
    #expect(abs(Int(try paint([Fixture.fill(area, grey(0)), half]) & 255) - byte(0.5)) <= 1)
  }

  @Test("blend modes mix light, not bytes")
  func modes() throws {
    let (a, b) = (linear(0.5), linear(0.7))
    let cases: [(GraphicsContext.BlendMode, Double)] = [
      (.multiply, a * b), (.screen, a + b - a * b), (.darken, a), (.lighten, b), (.difference, b - a),
      (.exclusion, a + b - 2 * a * b), (.plusLighter, min(1, a + b)), (.plusDarker, max(0, a + b - 1)),
      (.hardLight, 2 * a * b), (.colorDodge, min(1, a / (1 - b))), (.copy, b), (.destinationOver, a),
      (.luminosity, b),
    ]
    for (mode, expected) in cases {
      let items = [Fixture.fill(area, grey(0.5)), Fixture.fill(area, grey(0.7), blendMode: mode)]
      #expect(abs(Int(try paint(items) & 255) - byte(expected)) <= 2, "\(mode)")
    }
  }

  @Test("the layer itself is composited as others are, and stays transparent where nothing was drawn")
  func outside() throws {
    let layer = DisplayLayer(items: [Fixture.fill(area, grey(1))], isLinear: true)
    let picture = try Fixture.paint([Fixture.fill(area, grey(0)), Fixture.item(.layer(layer), opacity: 0.5)])
    #expect(abs(Int(picture[70, 50] & 255) - 128) <= 1)
    let dot = DisplayLayer(
      items: [Fixture.fill(CGRect(x: 0, y: 0, width: 9, height: 9), Fixture.red)], isLinear: true)
    let empty = try Fixture.paint([Fixture.item(.layer(dot))])
    #expect(empty[70, 50] == 0 && empty[4, 4] == 0xffff_0000)
    #expect(dot.contentHash != DisplayLayer(items: dot.items).contentHash)
  }

  @Test("a linear layer painted in parts is the same")
  func parts() throws {
    var source = RandomItems(seed: 77)
    let layer = Fixture.item(.layer(DisplayLayer(items: (0..<8).map { _ in source.item() }, isLinear: true)))
    let canvas = try Fixture.canvas()
    canvas.paint(Fixture.list([layer]))
    let dot = Fixture.fill(CGRect(x: 60, y: 40, width: 9, height: 9), .white)
    canvas.paint(Fixture.list([layer, dot]))
    #expect(canvas.makeBitmap() == (try Fixture.paint([layer, dot])))
  }
}
