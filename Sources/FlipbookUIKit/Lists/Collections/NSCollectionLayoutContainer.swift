import FlipbookDrawing
import Foundation

/// The room of a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size of the room, in points.
  var contentSize: CGSize { get }
  /// The size of the room, in points. It is the same: there are no insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the room: zero.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the room: zero.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
