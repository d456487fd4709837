import FlipbookDrawing
import Foundation

/// The properties that only replicator layers have.
final class ReplicatorPayload: LayerPayload {
  var count = 1
  var preservesDepth = false
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: RGBA? = .white
  var offsets = SIMD4<Float>.zero

  /// One copy.
  struct Instance {
    /// About the layer's centre, in its coordinates.
    var transform: CATransform3D
    var delay: TimeInterval
    fileprivate var color: SIMD4<Float>

    /// The copy's colour over that of a replicator around it; nil for white.
    func tint(over outer: SIMD4<Float>?) -> SIMD4<Float>? {
      if color == SIMD4(repeating: 1) { return outer }
      return outer.map { $0 * color } ?? color
    }
  }

  override func copy() -> LayerPayload {
    let copy = ReplicatorPayload()
    copy.count = count
    copy.preservesDepth = preservesDepth
    copy.delay = delay
    copy.transform = transform
    copy.color = color
    copy.offsets = offsets
    return copy
  }

  /// - Parameter cost: The cost of the picture; each copy counts as a layer.
  func forEachInstance(_ values: LayerValues, _ cost: PictureCost, _ body: (Instance) -> Void) {
    let center = CGPoint(x: values.bounds.midX, y: values.bounds.midY)
    let step = CATransform3DConcat(
      CATransform3DTranslate(transform, -center.x, -center.y, 0),
      CATransform3DMakeTranslation(center.x, center.y, 0))
    let first = color.map { SIMD4($0.red, $0.green, $0.blue, $0.opacity) } ?? SIMD4(repeating: 1)
    guard cost.add(layers: count) else { return }
    var map = CATransform3DIdentity
    for index in 0..<count where !cost.isExceeded {
      let shade = (first + offsets * Float(index)).clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: 1))
      if shade.w > 0 { body(Instance(transform: map, delay: delay * Double(index), color: shade)) }
      map = CATransform3DConcat(map, step)
    }
  }

  override func lanes(_ key: LayerKey) -> SIMD4<Double>? {
    switch key {
    case .instanceCount: SIMD4(Double(count), 0, 0, 0)
    case .instanceDelay: SIMD4(delay, 0, 0, 0)
    case .instanceColor: LayerNumbers.lanes(color)
    case .instanceRedOffset: SIMD4(Double(offsets.x), 0, 0, 0)
    case .instanceGreenOffset: SIMD4(Double(offsets.y), 0, 0, 0)
    case .instanceBlueOffset: SIMD4(Double(offsets.z), 0, 0, 0)
    case .instanceAlphaOffset: SIMD4(Double(offsets.w), 0, 0, 0)
    case .preservesDepth: SIMD4(preservesDepth ? 1 : 0, 0, 0, 0)
    default: nil
    }
  }

  override func setLanes(_ key: LayerKey, _ v: SIMD4<Double>) {
    switch key {
    case .instanceCount: count = Int(min(max(0, v.x.rounded()), 1e9))
    case .instanceDelay: delay = v.x
    case .instanceColor: color = LayerNumbers.color(v)
    case .instanceRedOffset: offsets.x = Float(v.x)
    case .instanceGreenOffset: offsets.y = Float(v.x)
    case .instanceBlueOffset: offsets.z = Float(v.x)
    case .instanceAlphaOffset: offsets.w = Float(v.x)
    case .preservesDepth: preservesDepth = v.x >= 0.5
    default: break
    }
  }

  override func object(_ key: LayerKey) -> Any? { key == .instanceTransform ? transform : nil }

  override func setObject(_ key: LayerKey, _ value: Any?) {
    if key == .instanceTransform, let map = value as? CATransform3D { transform = map }
  }

  override func keyedValue(_ key: LayerKey) -> Any? {
    switch key {
    case .instanceTransform: transform
    case .instanceColor: color.map(CGColor.init)
    case .instanceCount: count
    default: super.keyedValue(key)
    }
  }

  override func setKeyedValue(_ key: LayerKey, _ value: Any?) {
    switch key {
    case .instanceTransform: if let map = LayerNumbers.transform(value) { transform = map }
    case .instanceColor: color = LayerNumbers.color(value)
    default: super.setKeyedValue(key, value)
    }
  }
}
