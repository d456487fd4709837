import FlipbookDrawing
import Foundation

/// The part of a view that a preview shows, and the colour behind it.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// The colour behind the view; nil for none.
  open var backgroundColor: UIColor?
  /// The part that is shown, in the view's coordinates; nil for all of it, with the corners of its layer.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow. Has no effect: it is that of what is shown.
  open var shadowPath: UIBezierPath?

  /// Makes parameters that show all of a view.
  public override init() {}
}
