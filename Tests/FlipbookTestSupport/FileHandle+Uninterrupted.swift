import Foundation
import Glibc

extension FileHandle {
  /// Reads what is left, to the end.
  ///
  /// Foundation's own reading ends the tests where a signal interrupts it.
  package func readUninterrupted() -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(fileDescriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
