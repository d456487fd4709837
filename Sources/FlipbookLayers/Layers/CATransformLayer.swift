import FlipbookDrawing
import Foundation

/// A layer that draws nothing itself and doesn't flatten its sublayers: they lie in space together with what it lies
/// in. Its opacity and what else concerns a picture as a whole have no effect.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    keepsDepth = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    keepsDepth = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func _presentationCopy() -> CALayer { CATransformLayer(layer: self) }

  /// A transform layer is nowhere itself; what lies in it is found.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
