internal import CTurboJPEG
import FlipbookPicture
import Foundation

/// Decodes JPEG files with libjpeg-turbo and turns them upright as their Exif data says.
enum JPEGReader {
  /// - Parameter colors: From the colours of the file to sRGB.
  static func bitmap(from data: Data, limits: PictureDecoder.Limits, colors: ColorConversion?) throws
    -> Bitmap
  {
    let decoder = try Decoder()
    let bitmap = try data.withUnsafeBytes { try decoder.decode($0, limits: limits, colors: colors) }
    return ExifOrientation.read(from: data).map { bitmap.oriented($0) } ?? bitmap
  }

  /// The size upright, in pixels. Only the header is read.
  static func size(of data: Data) throws -> (width: Int, height: Int) {
    let (width, height) = try data.withUnsafeBytes { try Decoder().size($0) }
    switch ExifOrientation.read(from: data) {
    case .left, .right, .leftMirrored, .rightMirrored: return (height, width)
    default: return (width, height)
    }
  }

  /// Owns the library's state.
  private final class Decoder {
    private let handle: tjhandle

    init() throws {
      guard let handle = tjInitDecompress() else { throw PictureError("there is no memory to decode it") }
      self.handle = handle
    }

    deinit { tjDestroy(handle) }

    func size(_ bytes: UnsafeRawBufferPointer) throws -> (width: Int, height: Int) {
      let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard
        tjDecompressHeader3(handle, data, UInt(bytes.count), &width, &height, &subsampling, &space) == 0
      else { throw PictureError("the JPEG is damaged: \(message)") }
      guard space != Int32(TJCS_CMYK.rawValue), space != Int32(TJCS_YCCK.rawValue) else {
        throw PictureError("it is a JPEG in CMYK colours; save it in RGB")
      }
      return (Int(width), Int(height))
    }

    func decode(
      _ bytes: UnsafeRawBufferPointer, limits: PictureDecoder.Limits, colors: ColorConversion?
    ) throws -> Bitmap {
      let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let count = UInt(bytes.count)
      var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard tjDecompressHeader3(handle, data, count, &width, &height, &subsampling, &space) == 0 else {
        throw PictureError("the JPEG is damaged: \(message)")
      }
      try limits.check(width: Int(width), height: Int(height))
      guard space != Int32(TJCS_CMYK.rawValue), space != Int32(TJCS_YCCK.rawValue) else {
        throw PictureError("it is a JPEG in CMYK colours; save it in RGB")
      }
      let area = Int(width) * Int(height)
      // The scan data of a baseline file takes at least a bit for each 8 × 8 block of samples.
      guard area / 1024 <= bytes.count else {
        throw PictureError(
          "the header says \(width) × \(height) pixels, but the file is too short to hold them")
      }
      let pixels = try [UInt32](unsafeUninitializedCapacity: area) { buffer, filled in
        buffer.initialize(repeating: 0xff00_0000)
        let target = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self)
        let status = tjDecompress2(
          handle, data, count, target, width, 0, height, Int32(TJPF_BGRA.rawValue), TJFLAG_ACCURATEDCT)
        // A warning means that pixels were made up, as at the end of a truncated file.
        guard status == 0 else { throw PictureError("the JPEG is damaged: \(message)") }
        filled = area
        if let base = buffer.baseAddress { colors?.apply(base, count: area) }
      }
      return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    }

    private var message: String {
      tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown reason"
    }
  }
}
