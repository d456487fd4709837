import FlipbookDrawing
import FlipbookLayers
import Foundation

extension CIFilter {
  /// The filter's picture. `CIQRCodeGenerator` and `CICode128BarcodeGenerator` make codes, a pixel for each module; nil
  /// without a message, or for one that the code can't hold. All other filters give their input, which is reported.
  public var outputImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator": return qrCode
    case "CICode128BarcodeGenerator": return barcode
    case "CIAreaAverage": return average
    default:
      unsupported("CIFilter.outputImage")
      return inputImage
    }
  }

  /// The code with a margin of one module.
  private var qrCode: CIImage? {
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

  /// The bars with quiet space on both sides.
  private var barcode: CIImage? {
    guard let message = value(forKey: "inputMessage") as? Data, let code = Code128([UInt8](message)) else {
      return nil
    }
    let quiet = [Bool](repeating: false, count: Int(max(0, min(20, quietSpace.rounded()))))
    let row = (quiet + code.modules + quiet).map { $0 ? UInt32(0xFF00_0000) : 0xFFFF_FFFF }
    let height = Int(max(1, min(500, barcodeHeight.rounded())))
    let pixels = (0..<height).flatMap { _ in row }
    return CIImage(cgImage: CGImage(Bitmap(width: row.count, height: height, pixels: pixels)))
  }

  /// One pixel of the average colour of the extent, of the values as they are stored; clear outside of the picture.
  private var average: CIImage? {
    guard let input = inputImage else { return nil }
    let extent = (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? input.extent
    guard let pixels = input.pixels(in: extent)?.bitmap.pixels else { return nil }
    var sums = [0, 0, 0, 0]
    for pixel in pixels {
      for (index, shift) in [0, 8, 16, 24].enumerated() { sums[index] += Int(pixel >> UInt32(shift) & 255) }
    }
    let mean = sums.map { UInt32(($0 + pixels.count / 2) / pixels.count) }
    let color = mean[0] | mean[1] << 8 | mean[2] << 16 | mean[3] << 24
    return CIImage(cgImage: CGImage(Bitmap(width: 1, height: 1, pixels: [color])))
  }

  /// The names of what the filter reads; the image alone for filters that aren't known.
  public var inputKeys: [String] {
    switch name {
    case "CIQRCodeGenerator": return ["inputMessage", "inputCorrectionLevel"]
    case "CICode128BarcodeGenerator": return ["inputMessage", "inputQuietSpace", "inputBarcodeHeight"]
    default: break
    }
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
    "CIHueAdjust": [kCIInputAngleKey], "CIAreaAverage": [kCIInputExtentKey],
  ]
}
