internal import CWebP
import FlipbookDrawing
import Foundation

/// Decodes still WebP files, lossy and lossless.
enum WebPReader {
  static func bitmap(from data: Data, limits: PictureDecoder.Limits) throws -> Bitmap {
    try data.withUnsafeBytes { bytes in
      let source = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var features = WebPBitstreamFeatures()
      guard WebPGetFeatures(source, bytes.count, &features) == VP8_STATUS_OK else {
        throw PictureError("the WebP is damaged: its header can't be read")
      }
      guard features.has_animation == 0 else {
        throw PictureError("it is an animated WebP; only still ones are read")
      }
      let width = Int(features.width)
      let height = Int(features.height)
      try limits.check(width: width, height: height)
      let pixels = try [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        let target = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self)
        guard
          WebPDecodeBGRAInto(source, bytes.count, target, width * height * 4, Int32(width * 4)) != nil
        else { throw PictureError("the WebP is damaged: its pixels can't be read") }
        count = width * height
        AlphaConversion.premultiply(buffer)
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }
}
