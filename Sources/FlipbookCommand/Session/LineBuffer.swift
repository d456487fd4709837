import Foundation

/// Takes what comes through a pipe apart into lines, and bytes between them.
struct LineBuffer {
  let descriptor: Int32
  private var bytes: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Reads what is there, waiting for a first byte.
  ///
  /// - Returns: False at the end.
  mutating func fill() -> Bool {
    switch readChunk() {
    case .some, .nothing: true
    case .end: false
    }
  }

  /// Reads all that is there, of a descriptor that doesn't wait.
  ///
  /// - Returns: False at the end.
  mutating func drain() -> Bool {
    while true {
      switch readChunk() {
      case .some: continue
      case .nothing: return true
      case .end: return false
      }
    }
  }

  private enum Chunk { case some, nothing, end }

  private mutating func readChunk() -> Chunk {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
        return .some
      }
      if count == 0 { return .end }
      if errno == EAGAIN { return .nothing }
      if errno != EINTR { return .end }
    }
  }

  /// The next bytes; nil while there are fewer.
  mutating func consume(_ count: Int) -> Data? {
    guard bytes.count >= count else { return nil }
    defer { bytes.removeFirst(count) }
    return Data(bytes[..<count])
  }

  /// The next whole line, without its end; nil when there is none yet.
  mutating func next() -> Data? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { bytes.removeFirst(end + 1) }
    return Data(bytes[..<end])
  }

  /// Writes a value as a line of JSON.
  ///
  /// - Returns: False when nobody reads it.
  @discardableResult
  static func write(_ value: some Encodable, to descriptor: Int32) -> Bool {
    guard var data = try? JSONEncoder().encode(value) else { return false }
    data.append(UInt8(ascii: "\n"))
    return write(bytes: data, to: descriptor)
  }

  /// Writes bytes as they are.
  ///
  /// - Returns: False when nobody reads them.
  @discardableResult
  static func write(bytes: some ContiguousBytes, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        offset += count
      }
      return true
    }
  }
}
