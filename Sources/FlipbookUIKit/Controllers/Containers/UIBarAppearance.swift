import FlipbookDrawing
import Foundation

/// The appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The colour of the bar; nil for the background's.
  open var backgroundColor: UIColor?
  /// The colour of the line below the bar. A clear one hides it in views' bars; others have no effect.
  open var shadowColor: UIColor?
  /// Has no effect.
  open var backgroundImage: UIImage?
  var isTransparent = false
  private var isOpaque = false
  /// The colour under the bar; nil for that of the bar's own appearance.
  var ground: UIColor? { backgroundColor ?? (isOpaque ? .systemBackground : nil) }

  /// Makes the default appearance.
  public override init() {}

  /// Shows the line below the bar again. The colour stays.
  open func configureWithDefaultBackground() { (isTransparent, isOpaque) = (false, false) }
  /// Shows the line below the bar again. The colour stays.
  open func configureWithOpaqueBackground() { (isTransparent, isOpaque) = (false, true) }
  /// Makes the bar clear, without a line.
  open func configureWithTransparentBackground() {
    (isTransparent, isOpaque) = (true, false)
    backgroundColor = .clear
  }
}
