import FlipbookDrawing
import FlipbookLayers
import Foundation

extension CIFilter {
  private func number(_ key: String, unset: Float) -> Float {
    (value(forKey: key) as? NSNumber)?.floatValue ?? unset
  }

  /// How strong the filter is; 1 unless set.
  public var intensity: Float {
    get { number("inputIntensity", unset: 1) }
    set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
  }
  /// How far it reaches, in pixels; 10 unless set.
  public var radius: Float {
    get { number("inputRadius", unset: 10) }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
  }
  /// The size of its parts, in pixels; 8 unless set.
  public var scale: Float {
    get { number("inputScale", unset: 8) }
    set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
  }
  /// The angle in radians; 0 unless set.
  public var angle: Float {
    get { number("inputAngle", unset: 0) }
    set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
  }
  /// How much is changed; 0 unless set.
  public var amount: Float {
    get { number("inputAmount", unset: 0) }
    set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
  }
  /// 1 for colours as they are, 0 for grey; 1 unless set.
  public var saturation: Float {
    get { number("inputSaturation", unset: 1) }
    set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
  }
  /// The light that is added; 0 unless set.
  public var brightness: Float {
    get { number("inputBrightness", unset: 0) }
    set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
  }
  /// 1 for the contrast as it is; 1 unless set.
  public var contrast: Float {
    get { number("inputContrast", unset: 1) }
    set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
  }
  /// How many stops brighter the picture becomes; 0 unless set.
  public var ev: Float {
    get { number("inputEV", unset: 0) }
    set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
  }
  /// The exponent of a curve; 1 unless set.
  public var power: Float {
    get { number("inputPower", unset: 1) }
    set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
  }
  /// How much edges are sharpened; 0.4 unless set.
  public var sharpness: Float {
    get { number("inputSharpness", unset: 0.4) }
    set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
  }
  /// How many values a component has; 6 unless set.
  public var levels: Float {
    get { number("inputLevels", unset: 6) }
    set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
  }
  /// A width in pixels; 100 unless set.
  public var width: Float {
    get { number("inputWidth", unset: 100) }
    set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
  }
  /// A height in pixels; 100 unless set.
  public var height: Float {
    get { number("inputHeight", unset: 100) }
    set { setValue(NSNumber(value: newValue), forKey: "inputHeight") }
  }
  /// How soft an end is; 0.5 unless set.
  public var falloff: Float {
    get { number("inputFalloff", unset: 0.5) }
    set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") }
  }
  /// How far a transition has come, 0…1; 0 unless set.
  public var time: Float {
    get { number("inputTime", unset: 0) }
    set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
  }
  /// The inner radius of a gradient, in pixels; 5 unless set.
  public var radius0: Float {
    get { number("inputRadius0", unset: 5) }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
  }
  /// The outer radius of a gradient, in pixels; 100 unless set.
  public var radius1: Float {
    get { number("inputRadius1", unset: 100) }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
  }
  /// The point that the filter is about, in pixels from the bottom left corner; (150, 150) unless set.
  public var center: CGPoint {
    get { (value(forKey: "inputCenter") as? CIVector)?.cgPointValue ?? CGPoint(x: 150, y: 150) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  /// The beginning of a gradient, in pixels; (0, 0) unless set.
  public var point0: CGPoint {
    get { (value(forKey: "inputPoint0") as? CIVector)?.cgPointValue ?? CGPoint(x: 0, y: 0) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  /// The end of a gradient, in pixels; (200, 200) unless set.
  public var point1: CGPoint {
    get { (value(forKey: "inputPoint1") as? CIVector)?.cgPointValue ?? CGPoint(x: 200, y: 200) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  /// The picture behind.
  public var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  /// The picture whose light says where the filter acts.
  public var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  /// The picture that a transition leads to.
  public var targetImage: CIImage? {
    get { value(forKey: "inputTargetImage") as? CIImage }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  /// A colour; white unless set.
  public var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor") }
  }
  /// The first colour; white unless set.
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The second colour; black unless set.
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}
