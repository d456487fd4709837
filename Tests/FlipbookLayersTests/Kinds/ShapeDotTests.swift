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

  @Test("a part without length has the caps that reach beyond it: a dot, or a square")
  func dots() throws {
    #expect(try hasInk(0, 0, .round, at: 20) && !hasInk(0, 0, .round, at: 30))
    #expect(try hasInk(0.5, 0.5, .round, at: 50) && hasInk(1, 1, .round, at: 80))
    #expect(try hasInk(0.5, 0.5, .square, at: 50))
    #expect(try !hasInk(0, 0, .butt, at: 20) && !hasInk(0.5, 0.5, .butt, at: 50))
  }
}
