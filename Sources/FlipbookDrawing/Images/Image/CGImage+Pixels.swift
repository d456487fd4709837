import FlipbookDiagnostics
import Foundation

extension CGImage {
  /// Makes a bitmap of pixels in memory, 8 bits a component, top row first.
  ///
  /// - Parameters:
  ///   - bytesPerRow: 0 for rows without padding.
  ///   - space: Grey, or colours, which are taken for those of sRGB.
  ///   - decode: Nil: components mean what they say.
  /// - Returns: nil, with a diagnostic, for layouts that are not known and for too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, width <= 32_768, height <= 32_768, let data = provider.data, decode == nil,
      let layout = PixelLayout(
        width: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space.model,
        info: bitmapInfo.rawValue, isDrawnIn: false), layout.bytesPerPixel * 8 == bitsPerPixel,
      data.count >= layout.bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else {
      DiagnosticCollector.current.warn(
        "cgimage.pixels", "No image of \(width)×\(height) pixels can be made of these bytes.")
      return nil
    }
    let bitmap = data.withUnsafeBytes { bytes -> Bitmap? in
      bytes.baseAddress.map { PixelMemory.bitmap(at: $0, width: width, height: height, layout: layout) }
    }
    guard let bitmap else { return nil }
    self.init(bitmap)
  }

  /// Makes an image of a PNG file.
  ///
  /// - Returns: nil for bytes that are none, or for a way to decode components.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(file: source, decode) }

  /// Makes an image of a JPEG file.
  ///
  /// - Returns: nil for bytes that are none, or for a way to decode components.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(file: source, decode) }

  private convenience init?(file: CGDataProvider, _ decode: UnsafePointer<CGFloat>?) {
    guard decode == nil, let data = file.data,
      let bitmap = SceneTraits.current.resources?.imageProvider.bitmap(decoding: data)
    else { return nil }
    self.init(bitmap)
  }

  // MARK: The bytes of the pixels

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// From one row to the next: 4 for each pixel.
  public var bytesPerRow: Int { width * 4 }
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Always last, with colours multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The place of the alpha; the bytes stand as red, green, blue and alpha.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The pixels, top row first: red, green and blue multiplied by alpha, and alpha, a byte each.
  public var dataProvider: CGDataProvider? {
    var bytes = Data(capacity: width * height * 4)
    for pixel in bitmap.pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 24))
    }
    return CGDataProvider(data: bytes)
  }
}
