import Foundation

/// Distances inward from the edges of a rectangle in reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge down.
  public var top: CGFloat
  /// From the leading edge inward.
  public var leading: CGFloat
  /// From the bottom edge up.
  public var bottom: CGFloat
  /// From the trailing edge inward.
  public var trailing: CGFloat

  /// Makes insets in points, 0 unless given.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}
