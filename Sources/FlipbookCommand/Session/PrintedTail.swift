import Foundation

/// The end of what a program prints.
struct PrintedTail {
  /// How much is kept, in bytes.
  private static let limit = 64 << 10

  private var bytes = Data()
  /// How many of the bytes were not taken yet.
  private var fresh = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes what there is, without waiting.
  mutating func read(_ descriptor: Int32) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return }
      bytes.append(contentsOf: chunk[..<count])
      fresh += count
      if bytes.count > 2 * Self.limit { bytes = Data(bytes.suffix(Self.limit)) }
    }
  }

  /// Returns the text read since the last call.
  mutating func consumeFresh() -> String {
    defer { fresh = 0 }
    return String(decoding: bytes.suffix(fresh), as: UTF8.self)
  }
}
