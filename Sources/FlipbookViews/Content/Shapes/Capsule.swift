import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A rectangle with round ends.
@frozen public struct Capsule: Shape, InsettableShape {
  /// The style of the ends: continuous ones begin their curve earlier on the long sides.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The rectangle with ends of half its shorter side.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule, smaller from all sides by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  /// No values: a capsule has none of its own.
  public typealias AnimatableData = EmptyAnimatableData
}
