import FlipbookDrawing
import Foundation

/// How far something reaches into the corners of a rectangle, in points.
public struct RectangleCornerInsets: Equatable, Sendable {
  /// At the top, where lines begin.
  public var topLeading: CGSize
  /// At the top, where lines end.
  public var topTrailing: CGSize
  /// At the bottom, where lines begin.
  public var bottomLeading: CGSize
  /// At the bottom, where lines end.
  public var bottomTrailing: CGSize

  /// Makes insets of nothing unless given.
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
}

extension GeometryProxy {
  /// How far controls of the window reach into the view's corners: not at all, in a film.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
