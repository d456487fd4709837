/// Builds PNG files of any kind byte by byte, uncompressed, without the code under test.
package struct HandmadePNG {
  package var width: Int
  package var height: Int
  var depth: UInt8 = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType: UInt8
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// Chunks before the pixels, by type.
  var chunks: [(type: String, content: [UInt8])] = []
  /// Filter bytes and samples, as they are after decompression.
  var raw: [UInt8]

  package init(
    width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8, isInterlaced: Bool = false,
    palette: [UInt8] = [], transparency: [UInt8] = [], chunks: [(type: String, content: [UInt8])] = [],
    raw: [UInt8]
  ) {
    self.width = width
    self.height = height
    self.depth = depth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
    self.palette = palette
    self.transparency = transparency
    self.chunks = chunks
    self.raw = raw
  }

  package var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let size = Self.word(UInt32(width)) + Self.word(UInt32(height))
    file += Self.chunk("IHDR", size + [depth, colorType, 0, 0, isInterlaced ? 1 : 0])
    for chunk in chunks { file += Self.chunk(chunk.type, chunk.content) }
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    file += Self.chunk("IDAT", Self.stored(raw))
    return file + Self.chunk("IEND", [])
  }

  package static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return word(UInt32(content.count)) + body + word(crc(body))
  }

  package static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: value >> shift) }
  }

  /// A zlib stream of one stored block.
  package static func stored(_ raw: [UInt8]) -> [UInt8] {
    let count = UInt16(raw.count)
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in raw {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let lengths = [count, ~count].flatMap { (value: UInt16) in
      [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }
    let header: [UInt8] = [0x78, 0x01, 1] + lengths
    return header + raw + word(high << 16 | low)
  }

  package static func crc(_ bytes: [UInt8]) -> UInt32 {
    var register: UInt32 = 0xffff_ffff
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register >> 1 ^ (register & 1 == 0 ? 0 : 0xedb8_8320) }
    }
    return ~register
  }
}
