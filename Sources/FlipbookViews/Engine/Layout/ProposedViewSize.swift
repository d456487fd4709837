import FlipbookDrawing
import Foundation

/// A size that a container offers to a view. nil in a dimension asks for the ideal size there.
@frozen public struct ProposedViewSize: Hashable, Sendable {
  /// In points; nil for the ideal width, infinity for the largest.
  public var width: CGFloat?
  /// In points; nil for the ideal height, infinity for the largest.
  public var height: CGFloat?

  /// Makes a proposal of a width and a height, in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal with 10, or a size of your own, where it is unspecified.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func inset(by insets: EdgeSizes) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) }
    )
  }

  package struct EdgeSizes {
    package var horizontal: CGFloat
    package var vertical: CGFloat
  }
}
