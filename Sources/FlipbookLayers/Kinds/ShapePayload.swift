import FlipbookDrawing
import Foundation

/// The properties that only shape layers have.
final class ShapePayload: LayerPayload {
  var path: CGPath?
  var fillColor: RGBA? = .black
  var strokeColor: RGBA?
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var line = StrokeStyle()
  var cap = CAShapeLayerLineCap.butt { didSet { line.lineCap = Self.cap(cap) } }
  var join = CAShapeLayerLineJoin.miter { didSet { line.lineJoin = Self.join(join) } }

  override func copy() -> LayerPayload {
    let copy = ShapePayload()
    copy.path = path
    copy.fillColor = fillColor
    copy.strokeColor = strokeColor
    copy.fillRule = fillRule
    copy.strokeStart = strokeStart
    copy.strokeEnd = strokeEnd
    copy.cap = cap
    copy.join = join
    copy.line = line
    return copy
  }

  private static func cap(_ cap: CAShapeLayerLineCap) -> CGLineCap {
    switch cap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  private static func join(_ join: CAShapeLayerLineJoin) -> CGLineJoin {
    switch join {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }

  override func lanes(_ key: LayerKey) -> SIMD4<Double>? {
    switch key {
    case .fillColor: LayerNumbers.lanes(fillColor)
    case .strokeColor: LayerNumbers.lanes(strokeColor)
    case .strokeStart: SIMD4(Double(strokeStart), 0, 0, 0)
    case .strokeEnd: SIMD4(Double(strokeEnd), 0, 0, 0)
    case .lineWidth: SIMD4(Double(line.lineWidth), 0, 0, 0)
    case .miterLimit: SIMD4(Double(line.miterLimit), 0, 0, 0)
    case .lineDashPhase: SIMD4(Double(line.dashPhase), 0, 0, 0)
    default: nil
    }
  }

  override func setLanes(_ key: LayerKey, _ v: SIMD4<Double>) {
    switch key {
    case .fillColor: fillColor = LayerNumbers.color(v)
    case .strokeColor: strokeColor = LayerNumbers.color(v)
    case .strokeStart: strokeStart = v.x
    case .strokeEnd: strokeEnd = v.x
    case .lineWidth: line.lineWidth = v.x
    case .miterLimit: line.miterLimit = v.x
    case .lineDashPhase: line.dashPhase = v.x
    default: break
    }
  }

  override func object(_ key: LayerKey) -> Any? {
    switch key {
    case .path: path?.path ?? Path()
    case .lineDashPattern: line.dash.map(Double.init)
    default: nil
    }
  }

  override func setObject(_ key: LayerKey, _ value: Any?) {
    switch key {
    case .path: path = (value as? Path)?.cgPath
    case .lineDashPattern: line.dash = (value as? [Double] ?? []).map { CGFloat($0) }
    default: break
    }
  }

  override func keyedValue(_ key: LayerKey) -> Any? {
    switch key {
    case .path: path
    case .fillColor: fillColor.map(CGColor.init)
    case .strokeColor: strokeColor.map(CGColor.init)
    case .fillRule: fillRule
    case .lineCap: cap
    case .lineJoin: join
    case .lineDashPattern: line.dash.map { NSNumber(value: Double($0)) }
    default: super.keyedValue(key)
    }
  }

  override func setKeyedValue(_ key: LayerKey, _ value: Any?) {
    switch key {
    case .path: path = LayerNumbers.path(value)?.cgPath
    case .fillColor: fillColor = LayerNumbers.color(value)
    case .strokeColor: strokeColor = LayerNumbers.color(value)
    case .lineDashPattern: line.dash = (LayerNumbers.numbers(value) ?? []).map { CGFloat($0) }
    case .fillRule: if let rule = value as? CAShapeLayerFillRule { fillRule = rule }
    case .lineCap: if let cap = value as? CAShapeLayerLineCap { self.cap = cap }
    case .lineJoin: if let join = value as? CAShapeLayerLineJoin { self.join = join }
    default: super.setKeyedValue(key, value)
    }
  }

  private var hasFill: Bool { (fillColor?.opacity ?? 0) > 0 }
  private var hasStroke: Bool { (strokeColor?.opacity ?? 0) > 0 && line.lineWidth > 0 }

  override var isSingleItem: Bool { !(hasFill && hasStroke) }

  /// The outline of a shape that is filled and not stroked, where the fill is opaque.
  override var solidShape: (path: Path, eoFill: Bool)? {
    guard let path, fillColor?.opacity == 1, !hasStroke else { return nil }
    return (path.path, fillRule == .evenOdd)
  }

  override func record(_ values: LayerValues, _ canvas: inout LayerCanvas) {
    guard let path = path?.path, !path.isEmpty else { return }
    if let fillColor { canvas.fill(path, fillColor, eoFill: fillRule == .evenOdd) }
    guard hasStroke, let strokeColor else { return }
    let part = path.trimmedPath(from: strokeStart, to: strokeEnd)
    if !part.isEmpty { canvas.stroke(part, strokeColor, line) }
  }
}
