import FlipbookDrawing
import Foundation

/// A guide across the horizontal axis, such as the leading edge.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes a guide with an identity.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// The start of the line under a row of a list: at the row's first text, unless a view sets it.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The end of the line under a row of a list: at the edge of the list, unless a view sets it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
