import FlipbookDrawing
import Foundation

/// Decodes the kinds of picture files that scenes use.
enum PictureDecoder {
  /// What is refused before memory for pixels is taken.
  struct Limits: Sendable {
    /// In pixels.
    var side = 32_768
    /// In pixels: 512 MB.
    var area = 128 << 20

    func check(width: Int, height: Int) throws(PictureError) {
      guard width > 0, height > 0 else { throw PictureError("its header says it has no pixels") }
      guard width <= side, height <= side, width * height <= area else {
        throw PictureError(
          "its header says \(width) × \(height) pixels, more than the \(area) that are allowed")
      }
    }
  }

  /// - Throws: ``PictureError``.
  static func decode(_ data: Data, limits: Limits = Limits()) throws -> Bitmap {
    guard !data.isEmpty else { throw PictureError("it is empty") }
    switch PictureFormat(data) {
    case .png:
      var pngLimits = PNGReader.Limits()
      pngLimits.side = limits.side
      pngLimits.area = limits.area
      do {
        return try PNGReader.bitmap(from: data, limits: pngLimits)
      } catch let error as PNGError {
        throw PictureError(error.message)
      }
    case .jpeg: return try JPEGReader.bitmap(from: data, limits: limits)
    case .webp: return try WebPReader.bitmap(from: data, limits: limits)
    case .gif: return try GIFReader.bitmap(from: data, limits: limits)
    case .svg:
      let file = try VectorFile(data, name: "")
      let width = Int(file.size.width.rounded(.up))
      let height = Int(file.size.height.rounded(.up))
      try limits.check(width: width, height: height)
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      guard let bitmap = file.bitmap(width: width, height: height, rect: rect) else {
        throw PictureError("it can't be drawn")
      }
      return bitmap
    case .unsupported(let kind):
      throw PictureError("it is \(kind), and only PNG, JPEG, WebP, GIF and SVG are read")
    case .unknown: throw PictureError("it is not a PNG, JPEG, WebP, GIF or SVG file")
    }
  }
}
