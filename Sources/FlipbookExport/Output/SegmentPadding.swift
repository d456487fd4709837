/// Bytes of a container that its readers skip.
enum SegmentPadding: Equatable, Sendable {
  /// Nothing: the file is no container.
  case none
  /// A `free` box of MP4 and QuickTime.
  case box
  /// A `Void` element of Matroska and WebM.
  case void

  /// The bytes before a number of bytes that are to be skipped.
  func header(_ count: Int) -> [UInt8] {
    switch self {
    case .none: return []
    case .box: return Self.bigEndian(count + 8, bytes: 4) + Array("free".utf8)
    case .void: return [0xec, 0x01] + Self.bigEndian(count, bytes: 7)
    }
  }

  private static func bigEndian(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
