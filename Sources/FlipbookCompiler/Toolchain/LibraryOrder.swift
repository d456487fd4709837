import Foundation

/// Has Flipbook's library found before all others, those of Swift included: it defines how objects are made (`CObjectHeap`).
enum LibraryOrder {
  /// Writes a linker script that names the library, as an input among a program's objects: `-l` options come after those of
  /// Swift's own libraries.
  ///
  /// - Returns: Its path.
  static func write(to folder: String) throws -> String {
    let path = folder + "/first.so"
    try Data("INPUT(-lFlipbook)\n".utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}
