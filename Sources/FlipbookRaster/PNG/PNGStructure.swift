/// The structure of a PNG file, read before any pixel is decoded. Every chunk's checksum has been verified.
package struct PNGStructure: Equatable, Sendable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// Bits of a component, or of a palette's index: 1, 2, 4, 8 or 16.
  package var bitDepth: Int
  /// Whether pixels can be transparent: by an alpha channel or a `tRNS` chunk.
  package var hasAlpha: Bool
  package var colorSpace: PNGColorSpace
  /// The texts before the pixels, by keyword. Compressed texts are left out.
  package var texts: [String: String]

  /// Reads the chunks of a whole file.
  ///
  /// - Throws: ``PNGError`` with a phrase that doesn't name the file: not a PNG, cut off, a wrong checksum, chunks out
  ///   of order or missing. Compressed pixels are not unpacked: damage under a right checksum is not found.
  package init(_ bytes: UnsafeRawBufferPointer) throws {
    guard !bytes.isEmpty else { throw PNGError(.notPNG, "the file is empty") }
    guard bytes.count >= 8, bytes.prefix(8).elementsEqual(Self.signature) else {
      throw PNGError(.notPNG, "the file is not a PNG")
    }
    var reader = ChunkReader(bytes: bytes, offset: 8)
    guard let header = try reader.next(), header.type == "IHDR", header.content.count == 13 else {
      throw PNGError(.damaged, "the PNG is damaged: it has no header")
    }
    let fields = header.content
    width = Int(bigEndian: fields, at: 0)
    height = Int(bigEndian: fields, at: 4)
    bitDepth = Int(fields[8])
    hasAlpha = fields[9] & 4 != 0
    colorSpace = .sRGB
    texts = [:]
    var colors = PNGColorChunks()
    var (hasPixels, isWhole) = (false, false)
    while !isWhole, let chunk = try reader.next() {
      switch chunk.type {
      case "IDAT": hasPixels = true
      case "IEND": isWhole = true
      case "tRNS": hasAlpha = true
      case "tEXt", "iTXt":
        if !hasPixels, let text = Self.text(chunk) { texts[text.keyword] = text.text }
      default:
        if !hasPixels { colors.add(chunk.type, chunk.content) }
      }
    }
    guard isWhole else { throw PNGError(.damaged, "the PNG is damaged: it is cut off") }
    guard hasPixels else { throw PNGError(.damaged, "the PNG is damaged: it has no pixels") }
    guard width > 0, height > 0, [1, 2, 4, 8, 16].contains(bitDepth) else {
      throw PNGError(.damaged, "the PNG is damaged: its header can't be")
    }
    colorSpace = colors.space
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// A text chunk's entry; nil for compressed or malformed ones.
  private static func text(_ chunk: ChunkReader.Chunk) -> PNGText? {
    guard let end = chunk.content.firstIndex(of: 0) else { return nil }
    let keyword = String(decoding: chunk.content[..<end], as: UTF8.self)
    var start = end + 1
    guard chunk.type == "iTXt" else {
      // Latin-1, whose numbers are Unicode's.
      let scalars = chunk.content[start...].map { Unicode.Scalar($0) }
      return PNGText(keyword: keyword, text: String(String.UnicodeScalarView(scalars)))
    }
    // Whether the text is compressed, how, the language and the translated keyword, both ended by 0.
    guard chunk.content.endIndex >= start + 2, chunk.content[start] == 0 else { return nil }
    start += 2
    for _ in 0..<2 {
      guard let end = chunk.content[start...].firstIndex(of: 0) else { return nil }
      start = end + 1
    }
    return PNGText(keyword: keyword, text: String(decoding: chunk.content[start...], as: UTF8.self))
  }
}

/// Walks the chunks of a PNG.
private struct ChunkReader {
  struct Chunk {
    /// Four letters.
    var type: String
    /// Indices begin at 0.
    var content: UnsafeRawBufferPointer
  }

  let bytes: UnsafeRawBufferPointer
  var offset: Int

  /// The next chunk; nil at the end of the file.
  mutating func next() throws -> Chunk? {
    if offset == bytes.count { return nil }
    guard bytes.count - offset >= 12 else { throw Self.cutOff }
    let length = Int(bigEndian: bytes, at: offset)
    guard length <= bytes.count - offset - 12 else { throw Self.cutOff }
    let checked = UnsafeRawBufferPointer(rebasing: bytes[(offset + 4)..<(offset + 8 + length)])
    let type = String(decoding: checked.prefix(4), as: UTF8.self)
    guard Int(Deflater.crc32(checked)) == Int(bigEndian: bytes, at: offset + 8 + length) else {
      throw PNGError(
        .damaged, "the PNG is damaged: the checksum of its chunk \(type.debugDescription) is wrong")
    }
    offset += 12 + length
    return Chunk(type: type, content: UnsafeRawBufferPointer(rebasing: checked.dropFirst(4)))
  }

  private static let cutOff = PNGError(.damaged, "the PNG is damaged: it is cut off")
}

extension Int {
  /// Four bytes, the highest first.
  init(bigEndian bytes: UnsafeRawBufferPointer, at offset: Int) {
    self = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
