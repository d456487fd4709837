import Foundation

/// Distances in points from the four edges of a rectangle; positive values go inwards.
@frozen public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: CGFloat
  /// From the leading edge inwards.
  public var leading: CGFloat
  /// From the bottom edge upwards.
  public var bottom: CGFloat
  /// From the trailing edge inwards.
  public var trailing: CGFloat

  /// Makes insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets in points, one for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
