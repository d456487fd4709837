import FlipbookDrawing
import FlipbookLayers
import Foundation

extension CIFilter {
  /// The filter's picture. `CIQRCodeGenerator` makes a QR code with a margin of one module, a pixel for each; nil without
  /// a message, or where it is too long. All other filters give their input, which is reported.
  public var outputImage: CIImage? {
    guard name == "CIQRCodeGenerator" else {
      unsupported("CIFilter.outputImage")
      return inputImage
    }
    guard let message = value(forKey: "inputMessage") as? Data,
      let code = QRCode([UInt8](message), level: ["L": 0, "Q": 2, "H": 3][correctionLevel] ?? 1)
    else { return nil }
    let side = code.size + 2
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side)
    for y in 0..<code.size {
      for x in 0..<code.size where code[x, y] { pixels[(y + 1) * side + x + 1] = 0xFF00_0000 }
    }
    return CIImage(cgImage: CGImage(Bitmap(width: side, height: side, pixels: pixels)))
  }

  /// The names of what the filter reads; the image alone for filters that aren't known.
  public var inputKeys: [String] {
    if name == "CIQRCodeGenerator" { return ["inputMessage", "inputCorrectionLevel"] }
    return [kCIInputImageKey] + (Self.knownKeys[name] ?? [])
  }

  private static let knownKeys: [String: [String]] = [
    "CISepiaTone": [kCIInputIntensityKey], "CICrystallize": [kCIInputRadiusKey, kCIInputCenterKey],
    "CIEdges": [kCIInputIntensityKey], "CIGaussianBlur": [kCIInputRadiusKey],
    "CIPixellate": [kCIInputCenterKey, kCIInputScaleKey],
    "CIUnsharpMask": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CIVignette": [kCIInputIntensityKey, kCIInputRadiusKey],
    "CIBloom": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CIGloom": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CITwirlDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey],
    "CIPointillize": [kCIInputRadiusKey, kCIInputCenterKey],
    "CIColorControls": [kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey],
    "CIColorMonochrome": [kCIInputColorKey, kCIInputIntensityKey],
    "CIMotionBlur": [kCIInputRadiusKey, kCIInputAngleKey], "CIBoxBlur": [kCIInputRadiusKey],
    "CIHueAdjust": [kCIInputAngleKey],
  ]
}
