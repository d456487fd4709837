import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape in a size of its own.
public struct _SizedShape<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize

  nonisolated init(shape: Base, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  /// The shape's path in the size, from the origin of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  /// The size, and the values of the shape.
  public nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Base.AnimatableData>
  {
    get { AnimatablePair(AnimatablePair(size.width, size.height), shape.animatableData) }
    set {
      size = CGSize(width: newValue.first.first, height: newValue.first.second)
      shape.animatableData = newValue.second
    }
  }
}
