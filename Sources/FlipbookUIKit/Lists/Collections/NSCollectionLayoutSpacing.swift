import FlipbookDrawing
import Foundation

/// The space between items.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject {
  /// The space, in points.
  public let spacing: CGFloat
  /// Whether the space may grow. It does not.
  public let isFlexibleSpacing: Bool
  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }
  /// Returns a space of a length in points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, false) }
  /// Returns a space of at least a length in points. It is laid out as fixed.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, true) }
}
