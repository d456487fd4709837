import FlipbookDrawing
import Foundation

/// The source of the rows of a run.
@MainActor
protocol LazyRunSource: AnyObject {
  /// Makes the rows at some places, and no others.
  func show(_ rows: [Int])
  /// The elements of a row that has been made.
  func elements(ofRow row: Int) -> [Element]
  /// Those of rows that are on their way out.
  var leavingElements: [Element] { get }
}
