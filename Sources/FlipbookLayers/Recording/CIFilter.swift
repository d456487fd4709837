import Foundation

/// A filter of Core Image by its name, for layers to be blended or filtered with. It makes no images.
open class CIFilter: NSObject, LayerFilter {
  /// As "CIMultiplyBlendMode".
  open var name: String
  private var settings: [String: Any] = [:]

  /// Any name is taken; a layer reports those that it doesn't know.
  public init?(name: String) { self.name = name }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    settings = params ?? [:]
  }

  /// Sets what the filter reads, as "inputRadius"; nil for its default.
  open func setValue(_ value: Any?, forKey key: String) { settings[key] = value }

  open func value(forKey key: String) -> Any? { settings[key] }

  open func setDefaults() { settings = [:] }

  public var filterName: String { name }

  public func filterValue(_ key: String) -> Any? { settings[key] }
}

public let kCIInputRadiusKey = "inputRadius"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputImageKey = "inputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
