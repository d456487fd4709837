/// Writes a ZIP container whose entries are stored as they are.
struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  private static func checksum(_ content: [UInt8]) -> UInt32 {
    content.withUnsafeBytes { czip_checksum($0.baseAddress, UInt64($0.count)) }
  }

  /// Adds a file.
  mutating func add(_ name: String, _ content: [UInt8]) {
    let place = bytes.count
    let size = UInt32(content.count)
    // Stored, without a time, names in UTF-8.
    let common =
      Self.short(20) + Self.short(0x800) + Self.short(0) + Self.short(0) + Self.short(0x21)
      + Self.long(Self.checksum(content)) + Self.long(size) + Self.long(size)
      + Self.short(UInt16(name.utf8.count)) + Self.short(0)
    bytes += Self.long(0x0403_4b50) + common + Array(name.utf8) + content
    directory +=
      Self.long(0x0201_4b50) + Self.short(20) + common + Self.short(0) + Self.short(0) + Self.short(0)
    directory += Self.long(0) + Self.long(UInt32(place)) + Array(name.utf8)
    count += 1
  }

  /// The whole container.
  func finished() -> [UInt8] {
    bytes + directory + Self.long(0x0605_4b50) + Self.short(0) + Self.short(0) + Self.short(UInt16(count))
      + Self.short(UInt16(count)) + Self.long(UInt32(directory.count)) + Self.long(UInt32(bytes.count))
      + Self.short(0)
  }

  private static func short(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xff), UInt8(value >> 8)] }

  private static func long(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }
}
