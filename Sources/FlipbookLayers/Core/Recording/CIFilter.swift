import Foundation

/// A filter of Core Image by its name, for layers to be blended or filtered with, and for images.
open class CIFilter: NSObject, LayerFilter {
  /// The name of the filter, such as "CIMultiplyBlendMode".
  open var name: String
  private var settings: [String: Any] = [:]

  /// Makes a filter. Any name is taken; a layer reports those that it doesn't know.
  public init?(name: String) { self.name = name }

  /// Makes a filter with settings. Any name is taken; a layer reports those that it doesn't know.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    settings = params ?? [:]
  }

  /// Sets what the filter reads, as "inputRadius"; nil for its default.
  open func setValue(_ value: Any?, forKey key: String) { settings[key] = value }

  /// Returns a setting; nil for its default.
  open func value(forKey key: String) -> Any? { settings[key] }

  /// Gives all settings their defaults.
  open func setDefaults() { settings = [:] }

  /// The filter's name, for layers.
  public var filterName: String { name }

  /// Returns a setting for layers; nil for its default.
  public func filterValue(_ key: String) -> Any? { settings[key] }
}

/// The key of a radius, in points.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of an image.
public let kCIInputImageKey = "inputImage"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a centre.
public let kCIInputCenterKey = "inputCenter"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
