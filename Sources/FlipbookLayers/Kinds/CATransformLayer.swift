import FlipbookDrawing
import Foundation

/// A layer that draws nothing itself and doesn't flatten its sublayers: they lie in space together with what it lies
/// in. Its opacity and what else concerns a picture as a whole have no effect.
open class CATransformLayer: CALayer {
  /// Makes a layer that keeps the depth of its sublayers.
  public override init() {
    super.init()
    keepsDepth = true
  }

  /// Makes a copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    keepsDepth = true
  }

  /// Always nil, with a warning: layers aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A copy of the layer for presentation.
  open override func _presentationCopy() -> CALayer { CATransformLayer(layer: self) }

  /// A transform layer is nowhere itself; what lies in it is found.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
