import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A rectangle that fills what it is offered.
@frozen public struct Rectangle: Shape, InsettableShape {
  /// Makes the shape.
  public nonisolated init() {}
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle, smaller from all sides by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  /// No values: a rectangle has none of its own.
  public typealias AnimatableData = EmptyAnimatableData
}
