import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Scales the drawing of a view about a point of it.
public struct _ScaleEffect: GeometryEffect {
  /// The factors across and down.
  public var scale: CGSize
  /// The point that stays in place, relative to the view's size.
  public var anchor: UnitPoint

  /// Makes a scaling about a point.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaling about the anchor in a view of the size.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(
      CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height).translatedBy(
        x: -x, y: -y))
  }

  /// The factors and the anchor.
  public nonisolated var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(AnimatablePair(scale.width, scale.height), AnimatablePair(anchor.x, anchor.y)) }
    set {
      scale = CGSize(width: newValue.first.first, height: newValue.first.second)
      anchor = UnitPoint(x: newValue.second.first, y: newValue.second.second)
    }
  }
}
