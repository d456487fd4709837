import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape in a size of its own, at a point of what it is offered.
struct _AnchoredSizeShape<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize
  let anchor: UnitPoint

  nonisolated init(shape: Base, size: CGSize, anchor: UnitPoint) {
    (self.shape, self.size, self.anchor) = (shape, size, anchor)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width, height: size.height))
  }

  nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Base.AnimatableData> {
    get { AnimatablePair(AnimatablePair(size.width, size.height), shape.animatableData) }
    set {
      size = CGSize(width: newValue.first.first, height: newValue.first.second)
      shape.animatableData = newValue.second
    }
  }
}
