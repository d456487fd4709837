import FlipbookDrawing
import FlipbookViews
import Foundation

/// A scroll view whose rows a finger swipes aside: a table, or a collection that is laid out as a list.
@MainActor
protocol SwipedList: UIScrollView {
  /// Whether its rows are being edited, and so are not swiped.
  var isEditing: Bool { get }

  /// Returns the row at a point of the content; nil for none.
  func row(at point: CGPoint) -> (path: IndexPath, view: UIView)?
  /// Returns the path of a row in sight; nil for another view.
  func path(ofRow view: UIView) -> IndexPath?
  /// Returns the place of a row in the content, in points, as if it were not swiped.
  func place(ofRow path: IndexPath) -> CGRect
  /// Returns the actions that a swipe reveals at an edge of a row; nil for none.
  func swipeActions(_ edge: HorizontalEdge, at path: IndexPath) -> UISwipeActionsConfiguration?
  /// Called as a finger opens a row.
  func willSwipe(_ path: IndexPath)
  /// Called once a row has closed; nil for one that has left.
  func didSwipe(_ path: IndexPath?)
  /// Forgets a row that has closed.
  func closed(_ swipe: ListSwipe)
}
