import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// How an image renderer makes its images.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// Pixels per point; the scene's unless set.
  open var scale: CGFloat
  /// True for images that nothing shows through; false unless set.
  open var opaque = false

  /// Makes a format at the scene's scale.
  public override init() {
    scale = SceneTraits.current.displayScale
    super.init()
  }

  /// Returns a format at the scene's scale.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns a format at the scene's scale.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
