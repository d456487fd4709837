/// The frame of a PNG file around its compressed pixels.
enum PNGContainer {
  /// The kind of a picture's samples; the raw values are PNG's colour types.
  enum Kind: UInt8 {
    case rgb = 2
    case rgba = 6

    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
  }

  /// Two bytes before the first deflate block: 32 KiB window, fastest level.
  static let zlibHeader: [UInt8] = [0x78, 0x01]

  /// Signature, IHDR, sRGB and the text chunks.
  static func beginning(width: Int, height: Int, kind: Kind, text: [PNGText]) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    append(
      "IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, kind.rawValue, 0, 0, 0], to: &bytes)
    append("sRGB", [0], to: &bytes)
    for entry in text {
      // Keyword, end mark, not compressed (two bytes), no language, no translated keyword, text.
      append("iTXt", Array(entry.keyword.utf8) + [0, 0, 0, 0, 0] + Array(entry.text.utf8), to: &bytes)
    }
    return bytes
  }

  static let end: [UInt8] = {
    var bytes: [UInt8] = []
    append("IEND", [], to: &bytes)
    return bytes
  }()

  static func append(_ type: String, _ content: [UInt8], to bytes: inout [UInt8]) {
    bytes += bigEndian(UInt32(content.count))
    let start = bytes.count
    bytes += Array(type.utf8)
    bytes += content
    let checksum = bytes.withUnsafeBytes { Deflater.crc32(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    bytes += bigEndian(checksum)
  }

  static func bigEndian(_ word: UInt32) -> [UInt8] {
    [UInt8(word >> 24), UInt8(word >> 16 & 0xff), UInt8(word >> 8 & 0xff), UInt8(word & 0xff)]
  }
}
