import FlipbookDrawing
import Foundation

/// The place of a preview in a view around it.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// The view around.
  public let container: UIView
  /// The preview's middle, in points of the view around.
  public let center: CGPoint
  /// The change of the preview's geometry.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}
