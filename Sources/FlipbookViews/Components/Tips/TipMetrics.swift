import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The numbers of tips, in points.
struct TipMetrics: Equatable, Sendable {
  /// From the plate's top to the title and to the picture, and from the last text to the plate's end.
  var top: CGFloat = 13
  var imageTop: CGFloat = 18
  var bottom: CGFloat = 16.67
  /// Beside what is on the plate, and between the picture and the texts.
  var side: CGFloat = 13
  var imageGap: CGFloat = 11
  /// Between the title and the text below it.
  var titleGap: CGFloat = 4
  var titleGapInPopovers: CGFloat = 2.33
  /// From the plate's trailing and upper edge to the middle of the cross.
  var cross = CGSize(width: 22, height: 25)
  /// Before the line over the first action, and the height of an action.
  var beforeActions: CGFloat = 10.67
  var action: CGFloat = 42.33
  /// The width of a tip that points at a view.
  var popover: CGFloat = 320
}
