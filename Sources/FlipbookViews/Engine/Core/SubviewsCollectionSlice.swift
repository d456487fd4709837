import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Some of the views that another stands for.
public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  nonisolated let subviews: ArraySlice<Subview>

  /// The position of the first view in the whole collection.
  nonisolated public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  nonisolated public var endIndex: Int { subviews.endIndex }
  /// The view at a position of the whole collection.
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at a range of positions of the whole collection.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views, in order.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}
