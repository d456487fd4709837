import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

/// Strokes of shape layers whose part is no longer than nothing.
@MainActor
@Suite struct ShapeDotTests {
  /// Whether there is ink at a point of a line from 20 to 80 that is stroked from one part of its length to another.
  private func hasInk(_ start: CGFloat, _ end: CGFloat, _ cap: CAShapeLayerLineCap, at x: Int) throws -> Bool
  {
    let runtime = LayerFilm.runtime()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 50))
    path.addLine(to: CGPoint(x: 80, y: 50))
    let layer = CAShapeLayer()
    layer.path = path
    layer.strokeColor = .black
    layer.lineWidth = 10
    layer.lineCap = cap
    (layer.strokeStart, layer.strokeEnd) = (start, end)
    runtime.root.addSublayer(layer)
    return try LayerFilm.bitmap(runtime.displayList(at: 0))[x, 48] == 0xff00_0000
  }

  @Test("a part without length has no caps, and one that is a little longer has")
  func dots() throws {
    for cap in [CAShapeLayerLineCap.round, .square, .butt] {
      #expect(try !hasInk(0, 0, cap, at: 20) && !hasInk(0.5, 0.5, cap, at: 50) && !hasInk(1, 1, cap, at: 80))
    }
    #expect(try hasInk(0, 0.01, .round, at: 20) && hasInk(0.5, 0.51, .round, at: 48))
    #expect(try hasInk(0.5, 0.51, .square, at: 48) && !hasInk(0.5, 0.51, .butt, at: 48))
  }
}
