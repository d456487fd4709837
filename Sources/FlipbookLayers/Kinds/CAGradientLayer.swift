import FlipbookDrawing
import Foundation

/// Another name of ``CAGradientLayerType/axial``.
public let kCAGradientLayerAxial = CAGradientLayerType.axial

/// Another name of ``CAGradientLayerType/radial``.
public let kCAGradientLayerRadial = CAGradientLayerType.radial

/// Another name of ``CAGradientLayerType/conic``.
public let kCAGradientLayerConic = CAGradientLayerType.conic

/// A layer filled with a gradient, corners included.
open class CAGradientLayer: CALayer {
  /// Makes a gradient without colours, which shows nothing.
  public override init() {
    super.init()
    payload = GradientPayload()
  }

  /// Makes a copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if payload == nil { payload = GradientPayload() }
  }

  /// Always nil, with a warning: layers aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A copy of the layer for presentation.
  open override func _presentationCopy() -> CALayer { CAGradientLayer(layer: self) }

  private var gradient: GradientPayload { unsafeDowncast(payload!, to: GradientPayload.self) }

  /// `CGColor`s, in order.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors.map(CGColor.init) }
    set { change(.colors, \.colors, LayerNumbers.colors(newValue) ?? []) }
  }

  /// Where each colour lies, 0…1, ascending; nil for equal distances.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { change(.locations, \.locations, newValue?.map(\.doubleValue) ?? []) }
  }

  /// In shares of the bounds, initially (.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint, \.startPoint, newValue) }
  }

  /// In shares of the bounds, initially (.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, \.endPoint, newValue) }
  }

  /// Initially axial.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change(.type, \.type, newValue) }
  }

  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: ReferenceWritableKeyPath<GradientPayload, Value>, _ value: Value
  ) {
    guard gradient[keyPath: path] != value else { return }
    let action = begin(key)
    gradient[keyPath: path] = value
    end(key, action)
  }
}
