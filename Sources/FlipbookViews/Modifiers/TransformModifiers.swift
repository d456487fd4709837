import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves the drawing of a view.
public struct _OffsetEffect: GeometryEffect {
  public var offset: CGSize

  public init(offset: CGSize) { self.offset = offset }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// Turns the drawing of a view about a point of it.
public struct _RotationEffect: GeometryEffect {
  public var angle: Angle
  public var anchor: UnitPoint

  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(
      CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians).translatedBy(x: -x, y: -y))
  }

  public nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)) }
    set {
      angle = .radians(newValue.first)
      anchor = UnitPoint(x: newValue.second.first, y: newValue.second.second)
    }
  }
}

/// Scales the drawing of a view about a point of it.
public struct _ScaleEffect: GeometryEffect {
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(
      CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height).translatedBy(
        x: -x, y: -y))
  }

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

/// Draws a view through an affine transform.
public struct _TransformEffect: GeometryEffect {
  public var transform: CGAffineTransform

  public init(transform: CGAffineTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

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

/// Draws a view through a projection.
public struct _ProjectionEffect: GeometryEffect {
  public var transform: ProjectionTransform

  public init(transform: ProjectionTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }

  public typealias AnimatableData = EmptyAnimatableData
}

/// Turns the drawing of a view in space, seen in perspective.
///
/// The eye is at the larger side of the view divided by `perspective` in front of it.
public struct _Rotation3DEffect: GeometryEffect {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

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

extension View {
  // Tutorials write these two again as an example; a scene's own go first.

  /// Moves the drawing of the view, in points, and leaves the layout alone.
  @_disfavoredOverload
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Turns the drawing of the view; positive angles go clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Turns the drawing of the view in space, seen in perspective.
  public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }
}
