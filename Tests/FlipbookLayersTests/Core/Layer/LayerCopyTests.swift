import FlipbookLayers
import Foundation
import Testing

@MainActor @Suite("Layers made from layers")
struct LayerCopyTests {
  @Test("a layer that a scene makes from another begins at the origin, has no content and can be animated")
  func scenes() {
    let other = CALayer()
    other.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let shape = CAShapeLayer(layer: other)
    #expect(shape.position == .zero && shape.bounds == .zero && shape.path == nil)
    shape.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
    #expect(shape.animation(forKey: "a") != nil)
    // Of another kind, whose own values mean something else.
    #expect(CAShapeLayer(layer: CAGradientLayer()).lineWidth == 1)
  }

  @Test("a copy for presentation has the values of its layer")
  func presentation() throws {
    let film = LayerFilm.runtime()
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.lineWidth = 3
    film.root.addSublayer(layer)
    _ = film.displayList(at: 0)
    let copy = try #require(layer.presentation())
    #expect(copy.frame == layer.frame && copy.lineWidth == 3)
  }
}
