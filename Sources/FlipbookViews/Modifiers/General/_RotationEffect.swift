import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Turns the drawing of a view about a point of it.
public struct _RotationEffect: GeometryEffect {
  /// The angle; positive is clockwise.
  public var angle: Angle
  /// The point that stays in place, relative to the view's size.
  public var anchor: UnitPoint

  /// Makes a rotation about a point.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  /// The rotation about the anchor in a view of the size.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(
      CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians).translatedBy(x: -x, y: -y))
  }

  /// The angle in radians, and the anchor.
  public nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)) }
    set {
      angle = .radians(newValue.first)
      anchor = UnitPoint(x: newValue.second.first, y: newValue.second.second)
    }
  }
}
