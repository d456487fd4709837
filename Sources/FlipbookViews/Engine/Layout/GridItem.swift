import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``, or as many of them as fit.
public struct GridItem: Sendable {
  /// How long the item is across the grid, in points.
  public enum Size: Sendable {
    /// A length, in points.
    case fixed(CGFloat)
    /// A share of what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit into a share of what is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the item across the grid.
  public var size: Size
  /// To the next item, in points; nil for the usual 8.
  public var spacing: CGFloat?
  /// Of the views in their cells; nil for the middle.
  public var alignment: Alignment?

  /// Makes an item of a size; the distance to the next is in points.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
