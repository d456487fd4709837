import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape scaled about a point.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors across and down.
  public var scale: CGSize
  /// The point that stays in place, relative to the rectangle's size.
  public var anchor: UnitPoint

  /// Makes a shape scaled about a point.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The shape's path, scaled.
  public nonisolated func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return shape.path(in: rect)
      .applying(
        CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height).translatedBy(
          x: -x, y: -y))
  }

  /// The values of the shape, and the factors.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}
