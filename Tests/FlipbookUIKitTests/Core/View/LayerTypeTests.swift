import FlipbookDrawing
import FlipbookLayers
import Foundation
import Testing

@testable import FlipbookUIKit

/// The layer of a view, whose type a subclass may name.
@MainActor
@Suite struct LayerTypeTests {
  private final class EmitterView: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }
    override var layer: CAEmitterLayer { super.layer as! CAEmitterLayer }
  }

  @Test("a subclass overrides the layer with the type of its class, and the view works with it")
  func override() {
    let view = EmitterView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.emitterSize = CGSize(width: 3, height: 4)
    #expect(view.layer.emitterSize == CGSize(width: 3, height: 4))
    view.alpha = 0.5
    view.backgroundColor = .red
    #expect(view.layer.opacity == 0.5 && view.layer.frame == view.frame && view.layer.backgroundColor != nil)
    #expect((view as UIView).layer === view.layer && view.layer.delegate === view)
  }
}
