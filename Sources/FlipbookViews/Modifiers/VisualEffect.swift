import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Changes to the look of a view that leave its layout alone.
public protocol VisualEffect: Sendable, Animatable {
  /// What is done, the innermost first.
  var _operations: [_VisualOperation] { get }
}

/// No change, to begin a visual effect with.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData
  public init() {}
  public var _operations: [_VisualOperation] { [] }
}

/// A visual effect and one more change.
struct AppliedVisualEffect: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData
  let _operations: [_VisualOperation]
}

extension VisualEffect {
  private func adding(_ kind: _VisualOperation.Kind, _ values: [Double]) -> AppliedVisualEffect {
    AppliedVisualEffect(
      _operations: _operations + [_VisualOperation(kind: kind, values: AnimatableVector(values))])
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, [offset.width, offset.height])
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, [x, y]) }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [scale.width, scale.height, anchor.x, anchor.y])
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [s, s, anchor.x, anchor.y])
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [x, y, anchor.x, anchor.y])
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation, [angle.radians, anchor.x, anchor.y])
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D, [angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective])
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform, [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [opacity]) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(opaque: opaque), [radius])
  }

  public func brightness(_ amount: Double) -> some VisualEffect { adding(.filter(.brightness), [amount]) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast), [amount]) }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.filter(.grayscale), [amount]) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.filter(.saturation), [amount]) }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation), [angle.radians])
  }

  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(.blend(blendMode), []) }
}

/// One change of a visual effect.
public struct _VisualOperation: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case offset, scale, rotation, rotation3D, transform, opacity
    case blur(opaque: Bool)
    case filter(AmountModifier.Kind)
    case blend(BlendMode)
  }

  let kind: Kind
  var values: AnimatableVector

  /// The transform of operations that move the view; nil for others.
  @MainActor
  func transform(size: CGSize) -> ProjectionTransform? {
    let v = values
    switch kind {
    case .offset: return _OffsetEffect(offset: CGSize(width: v[0], height: v[1])).effectValue(size: size)
    case .scale:
      return _ScaleEffect(scale: CGSize(width: v[0], height: v[1]), anchor: UnitPoint(x: v[2], y: v[3]))
        .effectValue(size: size)
    case .rotation:
      return _RotationEffect(angle: .radians(v[0]), anchor: UnitPoint(x: v[1], y: v[2]))
        .effectValue(size: size)
    case .rotation3D:
      return _Rotation3DEffect(
        angle: .radians(v[0]), axis: (v[1], v[2], v[3]), anchor: UnitPoint(x: v[4], y: v[5]), anchorZ: v[6],
        perspective: v[7]
      ).effectValue(size: size)
    case .transform:
      return ProjectionTransform(
        CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
    case .opacity, .blur, .filter, .blend: return nil
    }
  }

  /// Draws something with the operation applied.
  @MainActor
  func draw(in context: GraphicsContext, size: CGSize, _ content: (GraphicsContext) -> Void) {
    var context = context
    if let transform = transform(size: size) { return context.drawProjected(by: transform, content) }
    switch kind {
    case .opacity:
      let shown = max(0, min(1, values[0]))
      guard shown > 0 else { return }
      guard shown < 1 else { return content(context) }
      context.opacity *= shown
    case .blur(let opaque):
      guard values[0] > 0 else { return content(context) }
      context.addFilter(.blur(radius: values[0], options: opaque ? .opaque : []))
    case .filter(let kind):
      guard let filter = AmountModifier(kind: kind, amount: values[0]).filter() else {
        return content(context)
      }
      context.addFilter(filter)
    case .blend(let mode): context.blendMode = mode.contextMode
    default: return content(context)
    }
    context.drawGroup(content)
  }
}
