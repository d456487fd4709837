/// How a view or a shape follows the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It looks the same in both directions.
  case fixed
  /// It is mirrored in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where texts run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether it is mirrored in a direction.
  package func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
