import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One change of a visual effect.
public struct _VisualOperation: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case offset, scale, rotation, rotation3D, transform, opacity
    case blur(opaque: Bool)
    case filter(AmountModifier.Kind)
    case blend(BlendMode)
    /// The numbers of the shader are the values.
    case shader(Shader, ShaderCall.Use, reach: CGSize)
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
    case .opacity, .blur, .filter, .blend, .shader: return nil
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
    case .shader(let shader, let use, let reach):
      context.addFilter(
        .shader(
          shader.with(shader.numbers.indices.map { values[$0] }), use,
          bounds: CGRect(origin: .zero, size: size), reach: reach))
    default: return content(context)
    }
    context.drawGroup(content)
  }
}
