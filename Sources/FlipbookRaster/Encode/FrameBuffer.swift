internal import CPipe
import Foundation

/// Bytes of one frame on their way from a worker to the writer. One thread at a time changes it.
package final class FrameBuffer: @unchecked Sendable {
  package let count: Int
  let bytes: UnsafeMutableRawPointer

  package init(count: Int) {
    self.count = count
    bytes = .allocate(byteCount: max(1, count), alignment: 4096)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, count))
  }

  deinit { bytes.deallocate() }

  func fill(from source: UnsafeRawBufferPointer) {
    precondition(source.count == count, "a buffer is for frames of one size")
    if let base = source.baseAddress { bytes.copyMemory(from: base, byteCount: count) }
  }

  /// Copies premultiplied words as they are: bytes B, G, R, A.
  package func copyPremultiplied(_ rows: PixelRows) {
    precondition(count == rows.width * rows.height * 4, "a buffer is for frames of one size")
    for y in 0..<rows.height {
      (bytes + y * rows.width * 4).copyMemory(from: rows.row(y), byteCount: rows.width * 4)
    }
  }

  /// Copies words with straight alpha: bytes B, G, R, A.
  package func copyStraight(_ rows: PixelRows) {
    precondition(count == rows.width * rows.height * 4, "a buffer is for frames of one size")
    for y in 0..<rows.height {
      let target = (bytes + y * rows.width * 4).assumingMemoryBound(to: UInt32.self)
      AlphaConversion.unpremultiply(rows.row(y), into: target, count: rows.width)
    }
  }

  /// A copy of the bytes.
  package func makeArray() -> [UInt8] { Array(UnsafeRawBufferPointer(start: bytes, count: count)) }

  /// Writes all bytes to a file descriptor, however many calls that takes.
  ///
  /// - Returns: 0, or the system's error number.
  package func write(to descriptor: Int32) -> Int32 {
    Self.write(UnsafeRawBufferPointer(start: bytes, count: count), to: descriptor)
  }

  /// Puts all bytes into a pipe by reference where the system can: they are copied once, by the reader, in place of
  /// twice. The buffer must not change until they were read.
  ///
  /// - Returns: 0, or the system's error number.
  package func lend(to descriptor: Int32) -> Int32 {
    var done = 0
    while done < count {
      let lent = pipe_lend(descriptor, bytes + done, count - done)
      if lent < 0 {
        if errno == EINTR { continue }
        if errno == EPIPE { return errno }
        return Self.write(UnsafeRawBufferPointer(start: bytes + done, count: count - done), to: descriptor)
      }
      done += lent
    }
    return 0
  }

  /// Writes all of `bytes` to a file descriptor, however many calls that takes.
  ///
  /// - Returns: 0, or the system's error number.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let written = Foundation.write(descriptor, part.baseAddress, part.count)
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(written)
    }
    return 0
  }
}
