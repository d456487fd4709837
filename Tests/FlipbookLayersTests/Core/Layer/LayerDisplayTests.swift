import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor struct LayerDisplayTests {
  private final class Asking: CALayer {
    var drawings = 0
    override func draw(in ctx: CGContext) {
      drawings += 1
      setNeedsDisplay()
    }
  }

  @Test(
    "a layer that asks for its drawing while it draws is drawn once, and again when it is asked for later")
  func asks() {
    let runtime = LayerFilm.runtime()
    let layer = Asking()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    runtime.root.addSublayer(layer)
    let found = LayerFilm.diagnostics {
      layer.setNeedsDisplay()
      _ = runtime.displayList(at: 0)
      #expect(layer.drawings == 1 && !layer.needsDisplay())
      layer.setNeedsDisplay()
      _ = runtime.displayList(at: 0.1)
    }
    #expect(layer.drawings == 2 && found.isEmpty)
  }
}
