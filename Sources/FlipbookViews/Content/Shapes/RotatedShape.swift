import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape turned about a point.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is turned.
  public var shape: Content
  /// The angle; positive is clockwise.
  public var angle: Angle
  /// The point that stays in place, relative to the rectangle's size.
  public var anchor: UnitPoint

  /// Makes a shape turned about a point.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The shape's path, turned.
  public nonisolated func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return shape.path(in: rect)
      .applying(
        CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians).translatedBy(x: -x, y: -y))
  }

  /// The values of the shape, and the angle in radians.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle) = (newValue.first, .radians(newValue.second)) }
  }
}
