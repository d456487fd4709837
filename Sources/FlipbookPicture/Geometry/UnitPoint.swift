import Foundation

/// A point in the unit square of a rectangle: (0, 0) is its top leading corner, (1, 1) its bottom trailing
/// one. Coordinates outside 0…1 lie outside the rectangle.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// Fraction of the width, from the leading edge.
  public var x: CGFloat
  /// Fraction of the height, from the top edge.
  public var y: CGFloat

  /// Makes the top leading corner, (0, 0).
  public init() {
    x = 0
    y = 0
  }

  /// Makes a point by fractions of width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The point of a rectangle that this unit point names, in the rectangle's own space.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
  }
}
