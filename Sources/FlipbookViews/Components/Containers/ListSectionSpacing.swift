import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// In points; nil for the usual.
  let length: CGFloat?

  /// The usual distance.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A distance of 16 points.
  public static let compact = ListSectionSpacing(length: 16)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}
