import FlipbookDrawing
import Foundation

/// The look of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The colour of the bar; nil for the background's.
  open var backgroundColor: UIColor?
  /// Has no effect.
  open var shadowColor: UIColor?
  /// Has no effect.
  open var backgroundImage: UIImage?
  var isTransparent = false

  /// Makes the default look.
  public override init() {}

  /// Shows the line below the bar again. The colour stays.
  open func configureWithDefaultBackground() { isTransparent = false }
  /// Shows the line below the bar again. The colour stays.
  open func configureWithOpaqueBackground() { isTransparent = false }
  /// Makes the bar clear, without a line.
  open func configureWithTransparentBackground() {
    isTransparent = true
    backgroundColor = .clear
  }
}
