/// Text compressed with gzip, as in `.tgs` stickers.
enum LottieGzip {
  /// Whether bytes begin as gzip.
  static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1f, 0x8b]) }

  /// The text.
  ///
  /// - Throws: ``LottieError`` where it is damaged or longer than an animation may be.
  static func expand(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count >= 18, bytes.count <= LottieTextReader.textLimit else {
      throw LottieError(message: "the compressed file is damaged")
    }
    // The last four bytes are the size of the text.
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size <= LottieTextReader.textLimit else {
      throw LottieError(
        message: "the file expands to \(size >> 20) MB; it may have \(LottieTextReader.textLimit >> 20)")
    }
    var isWhole = false
    let text = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      isWhole = czip_gunzip(bytes, UInt32(bytes.count), buffer.baseAddress, UInt32(size)) == 0
      count = isWhole ? size : 0
    }
    guard isWhole else { throw LottieError(message: "the compressed file is damaged; is it cut short?") }
    return text
  }
}
