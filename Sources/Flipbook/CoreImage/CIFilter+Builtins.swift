import FlipbookDrawing
import FlipbookLayers
import Foundation

extension CIFilter {
  static func named(_ name: String) -> CIFilter {
    guard let filter = CIFilter(name: name) else { preconditionFailure("any name makes a filter") }
    return filter
  }

  /// Makes a filter that makes QR codes.
  public static func qrCodeGenerator() -> CIFilter { named("CIQRCodeGenerator") }
  /// Makes a filter that makes barcodes of the kind Code 128.
  public static func code128BarcodeGenerator() -> CIFilter { named("CICode128BarcodeGenerator") }
  /// Makes the filter `CIAztecCodeGenerator`.
  public static func aztecCodeGenerator() -> CIFilter { named("CIAztecCodeGenerator") }
  /// Makes the filter `CIPDF417BarcodeGenerator`.
  public static func pdf417BarcodeGenerator() -> CIFilter { named("CIPDF417BarcodeGenerator") }
  /// Makes a filter whose picture is one pixel of the average colour of a rectangle.
  public static func areaAverage() -> CIFilter { named("CIAreaAverage") }
  /// Makes the filter `CISepiaTone`.
  public static func sepiaTone() -> CIFilter { named("CISepiaTone") }
  /// Makes the filter `CICrystallize`.
  public static func crystallize() -> CIFilter { named("CICrystallize") }
  /// Makes the filter `CIEdges`.
  public static func edges() -> CIFilter { named("CIEdges") }
  /// Makes the filter `CIGaussianBlur`.
  public static func gaussianBlur() -> CIFilter { named("CIGaussianBlur") }
  /// Makes the filter `CIBoxBlur`.
  public static func boxBlur() -> CIFilter { named("CIBoxBlur") }
  /// Makes the filter `CIMotionBlur`.
  public static func motionBlur() -> CIFilter { named("CIMotionBlur") }
  /// Makes the filter `CIPixellate`.
  public static func pixellate() -> CIFilter { named("CIPixellate") }
  /// Makes the filter `CIUnsharpMask`.
  public static func unsharpMask() -> CIFilter { named("CIUnsharpMask") }
  /// Makes the filter `CIVignette`.
  public static func vignette() -> CIFilter { named("CIVignette") }
  /// Makes the filter `CIBloom`.
  public static func bloom() -> CIFilter { named("CIBloom") }
  /// Makes the filter `CIGloom`.
  public static func gloom() -> CIFilter { named("CIGloom") }
  /// Makes the filter `CITwirlDistortion`.
  public static func twirlDistortion() -> CIFilter { named("CITwirlDistortion") }
  /// Makes the filter `CIPointillize`.
  public static func pointillize() -> CIFilter { named("CIPointillize") }
  /// Makes the filter `CIColorControls`.
  public static func colorControls() -> CIFilter { named("CIColorControls") }
  /// Makes the filter `CIColorMonochrome`.
  public static func colorMonochrome() -> CIFilter { named("CIColorMonochrome") }
  /// Makes the filter `CIColorInvert`.
  public static func colorInvert() -> CIFilter { named("CIColorInvert") }
  /// Makes the filter `CIHueAdjust`.
  public static func hueAdjust() -> CIFilter { named("CIHueAdjust") }
  /// Makes the filter `CIPhotoEffectMono`.
  public static func photoEffectMono() -> CIFilter { named("CIPhotoEffectMono") }
  /// Makes the filter `CIPhotoEffectNoir`.
  public static func photoEffectNoir() -> CIFilter { named("CIPhotoEffectNoir") }
  /// Makes the filter `CIPhotoEffectChrome`.
  public static func photoEffectChrome() -> CIFilter { named("CIPhotoEffectChrome") }
  /// Makes the filter `CIPhotoEffectFade`.
  public static func photoEffectFade() -> CIFilter { named("CIPhotoEffectFade") }
  /// Makes the filter `CIPhotoEffectInstant`.
  public static func photoEffectInstant() -> CIFilter { named("CIPhotoEffectInstant") }
  /// Makes the filter `CIPhotoEffectProcess`.
  public static func photoEffectProcess() -> CIFilter { named("CIPhotoEffectProcess") }
  /// Makes the filter `CIPhotoEffectTonal`.
  public static func photoEffectTonal() -> CIFilter { named("CIPhotoEffectTonal") }
  /// Makes the filter `CIPhotoEffectTransfer`.
  public static func photoEffectTransfer() -> CIFilter { named("CIPhotoEffectTransfer") }
  /// Makes the filter `CIComicEffect`.
  public static func comicEffect() -> CIFilter { named("CIComicEffect") }
  /// Makes the filter `CIDither`.
  public static func dither() -> CIFilter { named("CIDither") }
  /// Makes the filter `CIDiscBlur`.
  public static func discBlur() -> CIFilter { named("CIDiscBlur") }
  /// Makes the filter `CIZoomBlur`.
  public static func zoomBlur() -> CIFilter { named("CIZoomBlur") }
  /// Makes the filter `CIGammaAdjust`.
  public static func gammaAdjust() -> CIFilter { named("CIGammaAdjust") }
  /// Makes the filter `CIExposureAdjust`.
  public static func exposureAdjust() -> CIFilter { named("CIExposureAdjust") }
  /// Makes the filter `CIVibrance`.
  public static func vibrance() -> CIFilter { named("CIVibrance") }
  /// Makes the filter `CISharpenLuminance`.
  public static func sharpenLuminance() -> CIFilter { named("CISharpenLuminance") }
  /// Makes the filter `CINoiseReduction`.
  public static func noiseReduction() -> CIFilter { named("CINoiseReduction") }
  /// Makes the filter `CIKaleidoscope`.
  public static func kaleidoscope() -> CIFilter { named("CIKaleidoscope") }
  /// Makes the filter `CIFalseColor`.
  public static func falseColor() -> CIFilter { named("CIFalseColor") }
  /// Makes the filter `CIThermal`.
  public static func thermal() -> CIFilter { named("CIThermal") }
  /// Makes the filter `CIXRay`.
  public static func xRay() -> CIFilter { named("CIXRay") }
  /// Makes the filter `CIBumpDistortion`.
  public static func bumpDistortion() -> CIFilter { named("CIBumpDistortion") }
  /// Makes the filter `CIPinchDistortion`.
  public static func pinchDistortion() -> CIFilter { named("CIPinchDistortion") }
  /// Makes the filter `CIHexagonalPixellate`.
  public static func hexagonalPixellate() -> CIFilter { named("CIHexagonalPixellate") }
  /// Makes the filter `CIColorPosterize`.
  public static func colorPosterize() -> CIFilter { named("CIColorPosterize") }
  /// Makes the filter `CILineOverlay`.
  public static func lineOverlay() -> CIFilter { named("CILineOverlay") }
  /// Makes the filter `CISpotColor`.
  public static func spotColor() -> CIFilter { named("CISpotColor") }
  /// Makes the filter `CIDotScreen`.
  public static func dotScreen() -> CIFilter { named("CIDotScreen") }

  /// The picture that the filter works on.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The bytes that a code says.
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// How much of a code may be lost: "L" (7 %), "M" (15 %), "Q" (25 %), "H" (30 %). "M" unless set.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// The light modules on each side of a barcode, 0…20; 10 unless set.
  public var quietSpace: Float {
    get { (value(forKey: "inputQuietSpace") as? NSNumber)?.floatValue ?? 10 }
    set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") }
  }
  /// The height of a barcode, in pixels, 1…500; 32 unless set.
  public var barcodeHeight: Float {
    get { (value(forKey: "inputBarcodeHeight") as? NSNumber)?.floatValue ?? 32 }
    set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") }
  }
  /// The rectangle that a filter looks at, in pixels of the picture; the y axis points up. The picture's own unless set.
  public var extent: CGRect {
    get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? inputImage?.extent ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }
}
