import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Turns the drawing of a view in space, seen in perspective.
///
/// The eye is at the larger side of the view divided by `perspective` in front of it.
public struct _Rotation3DEffect: GeometryEffect {
  /// The angle of the rotation.
  public var angle: Angle
  /// The axis: x to the right, y down, z towards the viewer.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point that the axis goes through, relative to the view's size.
  public var anchor: UnitPoint
  /// The depth of that point, in points; positive is towards the viewer.
  public var anchorZ: CGFloat
  /// The strength of the perspective: 0 none, 1 with the eye at the larger side's distance.
  public var perspective: CGFloat

  /// Makes a rotation in space.
  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// The projection of the turned view.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    var view = CATransform3DIdentity
    let side = max(size.width, size.height)
    if perspective != 0, side > 0 { view.m34 = -perspective / side }
    let turned = CATransform3DRotate(view, angle.radians, axis.x, axis.y, axis.z)
    let centred = CATransform3DTranslate(turned, -x, -y, -anchorZ)
    let back = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    return ProjectionTransform(centred).concatenating(back)
  }

  /// The angle in radians, the axis, the depth of the anchor and the perspective.
  public nonisolated var animatableData:
    AnimatablePair<
      Double,
      AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>, AnimatablePair<CGFloat, CGFloat>
      >
    >
  {
    get {
      AnimatablePair(
        angle.radians,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)), AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle = .radians(newValue.first)
      let turned = newValue.second.first
      axis = (turned.first, turned.second.first, turned.second.second)
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }
}
