import FlipbookDrawing
import Foundation

/// The properties that only gradient layers have.
final class GradientPayload: LayerPayload {
  var colors: [RGBA] = []
  var locations: [Double] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  override func copy() -> LayerPayload {
    let copy = GradientPayload()
    copy.colors = colors
    copy.locations = locations
    copy.startPoint = startPoint
    copy.endPoint = endPoint
    copy.type = type
    return copy
  }

  override func lanes(_ key: LayerKey) -> SIMD4<Double>? {
    switch key {
    case .startPoint: SIMD4(Double(startPoint.x), Double(startPoint.y), 0, 0)
    case .endPoint: SIMD4(Double(endPoint.x), Double(endPoint.y), 0, 0)
    default: nil
    }
  }

  override func setLanes(_ key: LayerKey, _ v: SIMD4<Double>) {
    switch key {
    case .startPoint: startPoint = CGPoint(x: v.x, y: v.y)
    case .endPoint: endPoint = CGPoint(x: v.x, y: v.y)
    default: break
    }
  }

  override func object(_ key: LayerKey) -> Any? {
    switch key {
    case .colors: colors
    case .locations: places
    default: nil
    }
  }

  override func setObject(_ key: LayerKey, _ value: Any?) {
    switch key {
    case .colors: colors = value as? [RGBA] ?? []
    case .locations: locations = value as? [Double] ?? []
    default: break
    }
  }

  override func keyedValue(_ key: LayerKey) -> Any? {
    switch key {
    case .colors: colors.map(CGColor.init)
    case .locations: places.map { NSNumber(value: $0) }
    case .startPoint: startPoint
    case .endPoint: endPoint
    case .type: type
    default: nil
    }
  }

  override func setKeyedValue(_ key: LayerKey, _ value: Any?) {
    switch key {
    case .colors: colors = LayerNumbers.colors(value) ?? []
    case .locations: locations = LayerNumbers.numbers(value) ?? []
    case .startPoint, .endPoint: if let lanes = LayerNumbers.lanes(value, count: 2) { setLanes(key, lanes) }
    case .type: if let type = value as? CAGradientLayerType { self.type = type }
    default: break
    }
  }

  /// A place for each colour; at equal distances where none are given.
  private var places: [Double] {
    if locations.count >= colors.count { return Array(locations.prefix(colors.count)) }
    if !locations.isEmpty {
      LayerInput.warn(
        "locations",
        "A gradient layer has \(locations.count) locations for \(colors.count) colours; equal distances are used."
      )
    }
    return colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
  }

  override var isSingleItem: Bool { true }

  override func record(_ values: LayerValues, _ canvas: inout LayerCanvas) {
    let bounds = values.bounds
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let stops = zip(colors, places).map { GradientRamp.Stop(color: $0, location: CGFloat($1)) }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let geometry: GradientPaint.Geometry
    switch type {
    case .radial:
      let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
      guard rx > 0, ry > 0 else {
        if let last = colors.last { canvas.fill(LayerOutline.path(values), last) }
        return
      }
      let circle = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: start.x, ty: start.y)
      geometry = .radial(center: .zero, startRadius: 0, endRadius: 1, transform: circle)
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      geometry = .conic(center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    default:
      if type != .axial {
        LayerInput.warn("gradient-type", "There is no gradient type \"\(type.rawValue)\"; \"axial\" is used.")
      }
      geometry = .linear(start: start, end: end)
    }
    canvas.fill(
      LayerOutline.path(values),
      .gradient(GradientPaint(ramp: GradientRamp(stops: stops), geometry: geometry)))
  }
}
