import FlipbookDrawing
import Foundation

/// A rectangle that takes part in layout and shows nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, UILayoutAnchored {
  /// The view that the guide belongs to. Views set it; subclasses observe it.
  open weak var owningView: UIView?
  /// A name by which the guide is found.
  open var identifier = ""
  let layoutVariables = LayoutVariables()
  /// Returns the margins of a guide that follows its view; nil for another guide.
  let insets: ((UIView) -> UIEdgeInsets)?
  /// The rectangle in the owner's coordinates, in points, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView, let insets = insets?(owningView) else { return placedFrame }
    return owningView.bounds.inset(by: insets)
  }
  var placedFrame = CGRect.zero

  /// Makes a guide without an owner.
  public override init() { insets = nil }

  init(following view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    owningView = view
  }
}
