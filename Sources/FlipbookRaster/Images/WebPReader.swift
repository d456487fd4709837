internal import CWebP
import FlipbookPicture
import Foundation

/// Decodes still WebP files, lossy and lossless.
enum WebPReader {
  /// - Parameter colors: From the colours of the file to sRGB.
  static func bitmap(from data: Data, limits: PictureDecoder.Limits, colors: ColorConversion?) throws
    -> Bitmap
  {
    try data.withUnsafeBytes { bytes in
      let source = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let (width, height) = try size(of: bytes)
      try limits.check(width: width, height: height)
      let pixels = try [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        let target = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self)
        guard
          WebPDecodeBGRAInto(source, bytes.count, target, width * height * 4, Int32(width * 4)) != nil
        else { throw PictureError("the WebP is damaged: its pixels can't be read") }
        count = width * height
        if let base = buffer.baseAddress { colors?.apply(base, count: count) }
        AlphaConversion.premultiply(buffer)
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }

  /// The size in pixels. Only the header is read.
  static func size(of data: Data) throws -> (width: Int, height: Int) {
    try data.withUnsafeBytes { try size(of: $0) }
  }

  private static func size(of bytes: UnsafeRawBufferPointer) throws -> (width: Int, height: Int) {
    var features = WebPBitstreamFeatures()
    let source = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard WebPGetFeatures(source, bytes.count, &features) == VP8_STATUS_OK else {
      throw PictureError("the WebP is damaged: its header can't be read")
    }
    guard features.has_animation == 0 else {
      throw PictureError("it is an animated WebP; only still ones are read")
    }
    return (Int(features.width), Int(features.height))
  }
}
