import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A rectangle with round ends.
@frozen public struct Capsule: Shape, InsettableShape {
  /// The style of the corners; it makes no difference.
  public var style: RoundedCornerStyle

  /// Makes a capsule. The style makes no difference.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The rectangle with ends of half its shorter side, in circular arcs.
  public nonisolated func path(in rect: CGRect) -> Path {
    // A whole round end has no room for continuous corners' longer run.
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  /// The capsule, smaller from all sides by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  /// No values: a capsule has none of its own.
  public typealias AnimatableData = EmptyAnimatableData
}
