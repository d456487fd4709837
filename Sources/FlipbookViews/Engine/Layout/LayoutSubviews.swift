import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  // Named in full: the collection's own Element is a subview.
  let elements: [FlipbookViews.Element]
  /// The direction that texts and lines of views run in.
  public var layoutDirection: LayoutDirection
  /// Set where views are placed from right to left; see ``LayoutSubview``.
  private let mirror: CGFloat?

  init(elements: [FlipbookViews.Element], layoutDirection: LayoutDirection, mirror: CGFloat? = nil) {
    self.elements = elements
    self.layoutDirection = layoutDirection
    self.mirror = mirror
  }

  /// The views to place in the bounds of their container.
  func placed(in bounds: CGRect) -> LayoutSubviews {
    guard layoutDirection == .rightToLeft else { return self }
    return LayoutSubviews(
      elements: elements, layoutDirection: layoutDirection, mirror: bounds.minX + bounds.maxX)
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
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index], mirror: mirror) }
  /// The views at a range of positions, counted from 0 again.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements: Array(elements[bounds]), layoutDirection: layoutDirection, mirror: mirror)
  }

  /// Whether both have the same views in the same order.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.elements.elementsEqual(rhs.elements) { $0 === $1 }
  }
}
