import FlipbookDrawing
import Foundation

/// Another name of ``CAShapeLayerFillRule/nonZero``.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

/// Another name of ``CAShapeLayerFillRule/evenOdd``.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

/// Another name of ``CAShapeLayerLineCap/butt``.
public let kCALineCapButt = CAShapeLayerLineCap.butt

/// Another name of ``CAShapeLayerLineCap/round``.
public let kCALineCapRound = CAShapeLayerLineCap.round

/// Another name of ``CAShapeLayerLineCap/square``.
public let kCALineCapSquare = CAShapeLayerLineCap.square

/// Another name of ``CAShapeLayerLineJoin/miter``.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter

/// Another name of ``CAShapeLayerLineJoin/round``.
public let kCALineJoinRound = CAShapeLayerLineJoin.round

/// Another name of ``CAShapeLayerLineJoin/bevel``.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// A layer that fills and strokes a path, in its own coordinates and not cut off at its bounds.
open class CAShapeLayer: CALayer {
  /// Makes a layer without a path.
  public override init() {
    super.init()
    payload = ShapePayload()
  }

  /// Makes a copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if payload == nil { payload = ShapePayload() }
  }

  /// Always nil, with a warning: layers aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A copy of the layer for presentation.
  open override func _presentationCopy() -> CALayer { CAShapeLayer(layer: self) }

  final var shape: ShapePayload { unsafeDowncast(payload!, to: ShapePayload.self) }

  /// The outline that is filled and stroked; nil for nothing.
  open var path: CGPath? {
    get { shape.path }
    set {
      guard newValue != shape.path else { return }
      let change = begin(.path)
      // A path that can be changed later is taken as it is now.
      shape.path = newValue is CGMutablePath ? newValue?.copy() : newValue
      end(.path, change)
    }
  }

  /// Initially black; nil for no fill.
  open var fillColor: CGColor? {
    get { shape.fillColor.map(CGColor.init) }
    set { change(.fillColor, \.fillColor, newValue?.rgba) }
  }

  /// Initially nil: no stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor.map(CGColor.init) }
    set { change(.strokeColor, \.strokeColor, newValue?.rgba) }
  }

  /// Initially non-zero.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change(.fillRule, \.fillRule, newValue) }
  }

  /// Where along the path the stroke starts, 0…1; initially 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, \.strokeStart, newValue) }
  }

  /// Where along the path the stroke ends, 0…1; initially 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, \.strokeEnd, newValue) }
  }

  /// In points, initially 1.
  open var lineWidth: CGFloat {
    get { shape.line.lineWidth }
    set { change(.lineWidth, \.line.lineWidth, newValue) }
  }

  /// Initially 10.
  open var miterLimit: CGFloat {
    get { shape.line.miterLimit }
    set { change(.miterLimit, \.line.miterLimit, newValue) }
  }

  /// How far into the pattern the stroke starts, in points.
  open var lineDashPhase: CGFloat {
    get { shape.line.dashPhase }
    set { change(.lineDashPhase, \.line.dashPhase, newValue) }
  }

  /// Lengths drawn and left out in turn, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.line.dash.isEmpty ? nil : shape.line.dash.map { NSNumber(value: Double($0)) } }
    set { change(.lineDashPattern, \.line.dash, (newValue ?? []).map { CGFloat($0.doubleValue) }) }
  }

  /// Initially butt.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.cap }
    set { change(.lineCap, \.cap, newValue) }
  }

  /// Initially miter.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.join }
    set { change(.lineJoin, \.join, newValue) }
  }

  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: ReferenceWritableKeyPath<ShapePayload, Value>, _ value: Value
  ) {
    guard shape[keyPath: path] != value else { return }
    let action = begin(key)
    shape[keyPath: path] = value
    end(key, action)
  }
}
