import Foundation

/// The radii, in points, of the four corners of a rectangle. Leading is left in a path.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top left corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom left corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom right corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top right corner, in points.
  public var topTrailing: CGFloat

  /// Makes radii, in points, one for each corner; zero keeps it sharp.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
