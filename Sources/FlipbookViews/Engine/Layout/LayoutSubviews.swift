import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  // Named in full: the collection's own Element is a subview.
  let elements: [FlipbookViews.Element]
  /// The direction that texts and lines of views run in.
  public var layoutDirection: LayoutDirection

  init(elements: [FlipbookViews.Element], layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  /// A part is a collection of the same type.
  public typealias SubSequence = LayoutSubviews
  /// Positions count from 0.
  public typealias Index = Int

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { elements.count }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
  /// The views at a range of positions, counted from 0 again.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements: Array(elements[bounds]), layoutDirection: layoutDirection)
  }

  /// Whether both have the same views in the same order.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.elements.elementsEqual(rhs.elements) { $0 === $1 }
  }
}
