import FlipbookDrawing
import Foundation

/// A layer that is drawn in tiles on Apple's systems; here at once, as a plain layer.
open class CATiledLayer: CALayer {
  /// Makes a layer that is drawn at once.
  public override init() {
    super.init()
  }

  /// Makes a copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Always nil, with a warning: layers aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A copy of the layer for presentation.
  open override func _presentationCopy() -> CALayer { CATiledLayer(layer: self) }

  /// Has no effect.
  open var levelsOfDetail = 1
  /// Has no effect.
  open var levelsOfDetailBias = 0
  /// Has no effect.
  open var tileSize = CGSize(width: 256, height: 256)

  /// 0: tiles don't fade in.
  open class func fadeDuration() -> CFTimeInterval { 0 }
}
