import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How far the content of a row of a list is moved by swipes and by the controls of edit mode.
struct RowShift: Equatable {
  /// To the trailing side, in points.
  var offset: CGFloat = 0
  /// The room of controls before the content, in points.
  var leading: CGFloat = 0
  /// The room of controls after the content, in points.
  var trailing: CGFloat = 0
  /// From the row's place while rows are moved.
  var lift = RowLift()
}
