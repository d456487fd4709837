import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a view through an affine transform.
public struct _TransformEffect: GeometryEffect {
  /// The transform of the view's coordinates.
  public var transform: CGAffineTransform

  /// Makes an effect of a transform.
  public init(transform: CGAffineTransform) { self.transform = transform }

  /// The transform.
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

  /// The six numbers of the transform.
  public nonisolated var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      transform = CGAffineTransform(
        a: newValue.first.first, b: newValue.first.second, c: newValue.second.first.first,
        d: newValue.second.first.second, tx: newValue.second.second.first, ty: newValue.second.second.second)
    }
  }
}
