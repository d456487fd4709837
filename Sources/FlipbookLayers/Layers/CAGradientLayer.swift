import FlipbookDrawing
import Foundation

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses about the start point; the end point is the corner of the outermost one's box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Once around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

public let kCAGradientLayerAxial = CAGradientLayerType.axial
public let kCAGradientLayerRadial = CAGradientLayerType.radial
public let kCAGradientLayerConic = CAGradientLayerType.conic

/// A layer filled with a gradient, corners included.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    extras = GradientExtras()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if extras == nil { extras = GradientExtras() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func _presentationCopy() -> CALayer { CAGradientLayer(layer: self) }

  private var gradient: GradientExtras { unsafeDowncast(extras!, to: GradientExtras.self) }

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
    _ key: LayerKey, _ path: ReferenceWritableKeyPath<GradientExtras, Value>, _ value: Value
  ) {
    guard gradient[keyPath: path] != value else { return }
    let action = begin(key)
    gradient[keyPath: path] = value
    end(key, action)
  }
}
