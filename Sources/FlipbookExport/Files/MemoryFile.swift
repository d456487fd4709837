import CProcess
import Foundation

/// A file in memory, without a name: what a child says goes there, however full the disk is.
package final class MemoryFile: Sendable {
  package let descriptor: Int32

  /// - Throws: ``SystemFailure``.
  package init() throws(SystemFailure) {
    descriptor = process_memory_file()
    guard descriptor >= 0 else { throw SystemFailure(code: errno) }
  }

  deinit { close(descriptor) }

  /// The end of what was written.
  ///
  /// - Parameter bytes: How much of it at most.
  package func text(last bytes: UInt64 = .max) -> String {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return "" }
    let length = UInt64(status.st_size)
    var rest = Int(min(length, bytes))
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    // The place at which the child writes is not moved.
    while rest > 0 {
      let count = pread(descriptor, &part, min(rest, part.count), off_t(length) - off_t(rest))
      guard count > 0 else { break }
      text += part.prefix(count)
      rest -= count
    }
    return String(decoding: text, as: UTF8.self)
  }
}
