import Foundation

/// The radii, in points, of the four corners of a rectangle. Leading is left in a path.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  /// Of the top left corner.
  public var topLeading: CGFloat
  /// Of the bottom left corner.
  public var bottomLeading: CGFloat
  /// Of the bottom right corner.
  public var bottomTrailing: CGFloat
  /// Of the top right corner.
  public var topTrailing: CGFloat

  /// A radius for each corner; zero keeps it sharp.
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
