internal import CPNGShim
import FlipbookPicture
import Foundation

/// Decodes every kind of PNG: 1 to 16 bits, grey, palette, with or without alpha, interlaced. Of an animated one
/// the still picture that all readers show.
///
/// Components are taken as sRGB, and `gAMA`, `cHRM` and `iCCP` chunks are ignored, where no conversion is given.
package enum PNGReader {
  /// The limits that are checked before memory for pixels is taken.
  package struct Limits: Sendable {
    /// In pixels.
    package var side = 32_768
    /// In pixels: 512 MB.
    package var area = 128 << 20

    package init() {}
  }

  /// - Throws: ``PNGError`` with a message that doesn't name the file.
  package static func bitmap(from data: Data, limits: Limits = Limits()) throws -> Bitmap {
    try data.withUnsafeBytes { try bitmap(from: $0, limits: limits) }
  }

  /// - Parameter colors: From the colours of the file to sRGB.
  /// - Throws: ``PNGError`` with a message that doesn't name the file.
  static func bitmap(from data: Data, limits: Limits, colors: ColorConversion?) throws -> Bitmap {
    try data.withUnsafeBytes { try bitmap(from: $0, limits: limits, colors: colors) }
  }

  /// - Throws: ``PNGError`` with a message that doesn't name the file.
  package static func bitmap(from bytes: [UInt8], limits: Limits = Limits()) throws -> Bitmap {
    try bytes.withUnsafeBytes { try bitmap(from: $0, limits: limits) }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private static func bitmap(
    from bytes: UnsafeRawBufferPointer, limits: Limits, colors: ColorConversion? = nil
  ) throws -> Bitmap {
    guard !bytes.isEmpty else { throw PNGError(.notPNG, "the file is empty") }
    guard bytes.count >= signature.count, bytes.prefix(signature.count).elementsEqual(signature) else {
      throw PNGError(.notPNG, "the file is not a PNG")
    }
    let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var header = cpng_header()
    try check { cpng_read_header(data, bytes.count, &header, $0) }
    let width = Int(header.width)
    let height = Int(header.height)
    guard width <= limits.side, height <= limits.side, width * height <= limits.area else {
      throw PNGError(
        .tooLarge, "the picture is \(width) × \(height) pixels, more than the \(limits.area) that are allowed"
      )
    }
    // Deflate shrinks 1032 times at best, so a short file with a huge header is known to be false unread.
    guard header.raw_size / 1032 <= UInt64(bytes.count) else {
      throw PNGError(
        .damaged, "the header says \(width) × \(height) pixels, but the file is too short to hold them")
    }
    let pixels = try [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      let target = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      try check { cpng_read_pixels(data, bytes.count, CInt(CPNG_BGRA8), target, $0) }
      count = width * height
      if let base = buffer.baseAddress { colors?.apply(base, count: count) }
      AlphaConversion.premultiply(buffer)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The ICC profile of a PNG that has one.
  static func profile(_ file: UnsafeRawBufferPointer) throws -> [UInt8] {
    var buffer = cpng_buffer()
    defer { cpng_buffer_free(&buffer) }
    let data = file.bindMemory(to: UInt8.self).baseAddress
    try check { cpng_read_profile(data, file.count, &buffer, $0) }
    return Array(UnsafeBufferPointer(start: buffer.data, count: buffer.size))
  }

  static func check(_ call: (UnsafeMutablePointer<CChar>) -> CInt) throws {
    try withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CPNG_MESSAGE_SIZE)) { message in
      guard let text = message.baseAddress, call(text) != 0 else { return }
      throw PNGError(.damaged, "the PNG is damaged: \(String(cString: text))")
    }
  }
}
