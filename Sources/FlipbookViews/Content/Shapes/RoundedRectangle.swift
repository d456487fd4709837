import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A rectangle with rounded corners.
@frozen public struct RoundedRectangle: Shape, InsettableShape {
  /// The radii of the corners across and down, in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of radii across and down, in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius, in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with its corners rounded; negative radii count as 0.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect,
      cornerSize: CGSize(width: max(0, cornerSize.width), height: max(0, cornerSize.height)),
      style: style)
  }

  /// The radii across and down.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// The rectangle, smaller by an amount in points, with corners that stay concentric.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRounded(base: self, amount: amount)
  }
}
