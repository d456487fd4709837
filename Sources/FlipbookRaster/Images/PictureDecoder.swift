import FlipbookPicture
import Foundation

/// Decodes the kinds of picture files that scenes use.
enum PictureDecoder {
  /// The limits that are checked before memory for pixels is taken.
  struct Limits: Sendable {
    /// In pixels.
    var side = 32_768
    /// In pixels: 512 MB.
    var area = 128 << 20
    /// The most that SVG files may cost.
    var costs = CostLimits()

    init() {}

    /// - Parameter costs: Its memory is that of one picture's pixels.
    init(_ costs: CostLimits) {
      self.costs = costs
      area = Int(min(costs.memory, 1e15)) / 4
    }

    func check(width: Int, height: Int) throws(PictureError) {
      guard width > 0, height > 0 else { throw PictureError("its header says it has no pixels") }
      guard width <= side, height <= side, width * height <= area else {
        throw PictureError(
          width <= side && height <= side
            ? "its header says \(width) × \(height) pixels, which take "
              + costs.refusal(Double(width * height) * 4, .memory)
            : "its header says \(width) × \(height) pixels, more than the \(side) that a side may have")
      }
    }
  }

  /// - Throws: ``PictureError``.
  static func decode(_ data: Data, limits: Limits = Limits()) throws -> Bitmap {
    guard !data.isEmpty else { throw PictureError("it is empty") }
    let format = PictureFormat(data)
    let colors = PictureColors.conversion(of: data, format)
    switch format {
    case .png:
      var pngLimits = PNGReader.Limits()
      pngLimits.side = limits.side
      pngLimits.area = limits.area
      do {
        return try PNGReader.bitmap(from: data, limits: pngLimits, colors: colors)
      } catch let error as PNGError {
        // Says what would allow it.
        if error.reason == .tooLarge { _ = try size(of: data, limits: limits) }
        throw PictureError(error.message)
      }
    case .jpeg: return try JPEGReader.bitmap(from: data, limits: limits, colors: colors)
    case .webp: return try WebPReader.bitmap(from: data, limits: limits, colors: colors)
    case .gif: return try GIFReader.bitmap(from: data, limits: limits)
    case .svg, .pdf:
      let (file, width, height) = try vector(data, limits: limits)
      try file.checkCost(width: width, height: height)
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      guard let bitmap = file.bitmap(width: width, height: height, rect: rect) else {
        throw PictureError("it can't be drawn")
      }
      return bitmap
    case .unsupported(let kind):
      throw PictureError("it is \(kind), and only PNG, JPEG, WebP, GIF, SVG and PDF are read")
    case .unknown: throw PictureError("it is not a PNG, JPEG, WebP, GIF, SVG or PDF file")
    }
  }
  /// The size that ``decode(_:limits:)`` would give, in pixels. Only the header is read.
  ///
  /// - Throws: ``PictureError`` for a header that can't be read or says too much, and for a kind that isn't decoded.
  static func size(of data: Data, limits: Limits = Limits()) throws -> (width: Int, height: Int) {
    guard !data.isEmpty else { throw PictureError("it is empty") }
    let size: (width: Int, height: Int)
    switch PictureFormat(data) {
    case .png: size = try bigEndianSize(data, at: 16, "PNG")
    case .jpeg: size = try JPEGReader.size(of: data)
    case .webp: size = try WebPReader.size(of: data)
    case .gif:
      guard data.count >= 10 else { throw PictureError("it ends too early") }
      let head = [UInt8](data.prefix(10))
      size = (Int(head[6]) | Int(head[7]) << 8, Int(head[8]) | Int(head[9]) << 8)
    case .svg, .pdf:
      let (file, width, height) = try vector(data, limits: limits)
      try file.checkCost(width: width, height: height)
      return (width, height)
    case .unsupported, .unknown:
      _ = try decode(data, limits: limits)
      throw PictureError("it can't be drawn")
    }
    try limits.check(width: size.width, height: size.height)
    return size
  }

  private static func bigEndianSize(_ data: Data, at offset: Int, _ kind: String) throws(PictureError) -> (
    width: Int, height: Int
  ) {
    let head = [UInt8](data.prefix(offset + 8))
    guard head.count == offset + 8 else {
      throw PictureError("the \(kind) is damaged: its header is cut short")
    }
    func number(_ at: Int) -> Int { head[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(offset), number(offset + 4))
  }

  /// A document, and the pixels that its own size takes.
  private static func vector(_ data: Data, limits: Limits) throws -> (VectorFile, Int, Int) {
    let file = try VectorFile(data, name: "", costs: limits.costs)
    let width = Int(file.size.width.rounded(.up))
    let height = Int(file.size.height.rounded(.up))
    try limits.check(width: width, height: height)
    return (file, width, height)
  }
}
