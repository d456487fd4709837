import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The views that another stands for, in order.
public struct SubviewsCollection: RandomAccessCollection, View {
  nonisolated let subviews: [Subview]

  nonisolated init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The position of the first view: 0.
  nonisolated public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  nonisolated public var endIndex: Int { subviews.endIndex }
  /// The view at a position.
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at a range of positions.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views, in order.
  public var body: some View { ForEach(subviews) { $0 } }
}
