import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The largest circle that fits, in the middle.
@frozen public struct Circle: Shape, InsettableShape {
  /// Makes the shape.
  public nonisolated init() {}

  /// The largest circle in the middle of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The square of the shorter side of the proposal; of the other side where one is open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let side =
      proposal.width == nil && proposal.height != nil
      ? offered.height
      : proposal.height == nil && proposal.width != nil ? offered.width : min(offered.width, offered.height)
    return CGSize(width: side, height: side)
  }

  /// The circle, smaller from all sides by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  /// No values: a circle has none of its own.
  public typealias AnimatableData = EmptyAnimatableData
}
