import FlipbookDrawing
import Foundation

/// A layer that is drawn in tiles on Apple's systems; here at once, as a plain layer.
open class CATiledLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func _presentationCopy() -> CALayer { CATiledLayer(layer: self) }

  /// Of no effect.
  open var levelsOfDetail = 1
  /// Of no effect.
  open var levelsOfDetailBias = 0
  /// Of no effect.
  open var tileSize = CGSize(width: 256, height: 256)

  /// 0: tiles don't fade in.
  open class func fadeDuration() -> CFTimeInterval { 0 }
}
