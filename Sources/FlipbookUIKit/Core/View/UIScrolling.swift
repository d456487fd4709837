import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// A view that scrolls. The delegate is a property of each kind and not of a class: a table's is a
/// ``UITableViewDelegate`` where a scroll view's is a ``UIScrollViewDelegate``, and a property can't be
/// overridden with another type.
@MainActor @preconcurrency
public protocol UIScrolling: UIScrollView {}

extension UIScrolling where Self: UIScrollView {
  /// The object that is called during scrolling; it is not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
