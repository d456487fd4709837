internal import CTurboJPEG
import FlipbookPicture
import Foundation

/// Encodes JPEG files with libjpeg-turbo.
enum JPEGWriter {
  /// - Parameters:
  ///   - bitmap: Stands on white.
  ///   - quality: 0 for the smallest file … 1 for the best picture.
  /// - Returns: nil where the library fails.
  static func data(of bitmap: Bitmap, quality: Double) -> Data? {
    guard let handle = tjInitCompress() else { return nil }
    defer { tjDestroy(handle) }
    let pixels = bitmap.pixels.map(onWhite)
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let level = Int32(max(1, min(100, (quality * 100).rounded())))
    let status = pixels.withUnsafeBytes { source in
      tjCompress2(
        handle, source.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width), 0,
        Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &bytes, &count, Int32(TJSAMP_420.rawValue), level,
        TJFLAG_ACCURATEDCT)
    }
    guard status == 0, let bytes else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }

  /// A premultiplied pixel over white.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let light = 255 - (pixel >> 24)
    return pixel + light * 0x10101
  }
}
