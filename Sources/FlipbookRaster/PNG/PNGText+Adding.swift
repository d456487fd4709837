extension PNGText {
  /// A PNG with texts added behind its header.
  ///
  /// - Parameter bytes: A whole PNG, whose header is the first chunk as it has to be.
  package static func adding(_ texts: [PNGText], to bytes: [UInt8]) -> [UInt8] {
    // Signature, and the header chunk of 13 bytes with its length, type and checksum.
    let headerEnd = 8 + 12 + 13
    guard bytes.count > headerEnd else { return bytes }
    var chunks: [UInt8] = []
    for entry in texts {
      if entry.text.utf8.allSatisfy({ $0 < 0x80 }) {
        PNGContainer.append("tEXt", Array(entry.keyword.utf8) + [0] + Array(entry.text.utf8), to: &chunks)
      } else {
        PNGContainer.append(
          "iTXt", Array(entry.keyword.utf8) + [0, 0, 0, 0, 0] + Array(entry.text.utf8), to: &chunks)
      }
    }
    return Array(bytes[..<headerEnd]) + chunks + bytes[headerEnd...]
  }
}
