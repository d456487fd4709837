import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The shape of the container around. A film is a rectangle, and so is this.
@frozen public struct ContainerRelativeShape: Shape, InsettableShape {
  /// Makes the shape.
  public nonisolated init() {}
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle, smaller from all sides by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  /// No values: the shape has none of its own.
  public typealias AnimatableData = EmptyAnimatableData
}
