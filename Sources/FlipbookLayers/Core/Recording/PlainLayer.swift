import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A layer that is nothing but a rectangle with one animation, with all that a picture of it takes side by side: what
/// there are thousands of is not looked for all over the memory.
struct PlainLayer {
  private enum Target {
    case lanes(LayerKey)
    case component(TransformComponent)
  }

  /// The values of the layer, but for the animated one.
  private var values: LayerValues
  private let target: Target
  private let sampler: LaneSampler
  /// The rectangle as it is filled, where the animation leaves it as it is. Apart from the rest, so that the others, which
  /// have none, stay small.
  private let outline: Outline?
  /// The animated numbers without the animation.
  private let model: SIMD4<Double>

  /// Nil for a layer that is something else.
  init?(_ layer: CALayer) {
    guard layer.isPlain, layer.tracks.count == 1, let (target, sampler) = layer.tracks[0].plainLane else {
      return nil
    }
    values = layer.values
    self.sampler = sampler
    switch target {
    case .whole(let key) where Self.keys.contains(key):
      guard let lanes = values.lanes(key) else { return nil }
      self.target = .lanes(key)
      model = lanes
    case .component(.transform, let component) where Self.components.contains(component):
      guard !values.hasTransform else { return nil }
      self.target = .component(component)
      model = TransformComponents.lanes(component, .identity, .zero)
    default: return nil
    }
    guard values.shadowOpacity == 0, values.borderWidth == 0, values.isDoubleSided, !values.isHidden,
      LayerGeometry.isFlat(values)
    else { return nil }
    let isConstant =
      switch self.target {
      case .lanes(let key): Self.placingKeys.contains(key)
      case .component: true
      }
    if isConstant, let color = values.backgroundColor {
      outline = Outline(values, color)
    } else {
      outline = nil
    }
  }

  private final class Outline: Sendable {
    let measured: MeasuredContent

    init(_ values: LayerValues, _ color: RGBA) {
      measured = MeasuredContent(.fill(LayerOutline.path(values), .color(color), FillStyle()))
    }
  }

  /// The properties whose animations leave a layer a flat rectangle.
  private static let keys: Set<LayerKey> = [
    .position, .bounds, .anchorPoint, .opacity, .cornerRadius, .backgroundColor,
  ]
  /// Those that leave the rectangle itself as it is.
  private static let placingKeys: Set<LayerKey> = [.position, .anchorPoint, .opacity]
  private static let components: Set<TransformComponent> = [
    .rotationZ, .scaleX, .scaleY, .translationX, .translationY,
  ]

  /// Draws the layer as it is at a time of its superlayer.
  ///
  /// - Returns: False, with nothing done, when the animation has not begun or is over.
  @inline(__always)
  mutating func draw(_ canvas: LayerCanvas, at time: TimeInterval) -> Bool {
    guard time >= sampler.clock.beginTime, time < sampler.clock.endTime else { return false }
    let sample = sampler.sample(at: time, current: model)
    switch target {
    case .lanes(let key):
      if let sample, sample.isFinite { values.setLanes(key, sample) } else { values.setLanes(key, model) }
    case .component(let component):
      var parts = TransformParts.identity
      var angles = SIMD3<Double>.zero
      if let sample, sample.isFinite { TransformComponents.set(component, sample, &parts, &angles) }
      values.transform = parts.transform(angles: angles)
    }
    guard values.opacity > 0, let color = values.backgroundColor, color.opacity > 0, values.bounds.width > 0,
      values.bounds.height > 0
    else { return true }
    if let outline, canvas.tint == nil, canvas.isAntialiased {
      canvas.draw(
        outline.measured, LayerGeometry.flatTransform(values), opacity: Double(min(1, values.opacity)))
      return true
    }
    canvas.fill(
      LayerOutline.path(values), color, LayerGeometry.flatTransform(values),
      opacity: Double(min(1, values.opacity)))
    return true
  }
}
