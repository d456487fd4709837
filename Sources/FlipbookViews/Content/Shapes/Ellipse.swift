import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The ellipse that touches the sides of what it is offered.
@frozen public struct Ellipse: Shape, InsettableShape {
  /// Makes the shape.
  public nonisolated init() {}
  /// The ellipse that touches the sides of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse in a rectangle that is smaller by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  /// No values: an ellipse has none of its own.
  public typealias AnimatableData = EmptyAnimatableData
}
