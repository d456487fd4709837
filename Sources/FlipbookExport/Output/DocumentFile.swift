import FlipbookRaster
import Foundation

/// A document that appears whole or not at all, written piece by piece.
package final class DocumentFile {
  private let folders = OutputFolders()
  private let file: OutputFile
  private var descriptor: Int32
  /// The system's number of the error that stopped the writing; 0 for none.
  private var code: Int32 = 0

  /// - Throws: ``ExportError`` when there can be no such file, or there is one that is not to be replaced.
  package init(path: String, overwrites: Bool) throws {
    try OutputFile.check(path, overwrites: overwrites)
    file = try OutputFile(path: path, in: folders)
    descriptor = open(file.temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if descriptor < 0 { code = errno }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    folders.remove()
  }

  /// - Returns: False when the bytes could not be written; ``commit()`` says why.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard code == 0 else { return false }
    code = FrameBuffer.write(Array(bytes), to: descriptor)
    return code == 0
  }

  /// Gives the file its name.
  ///
  /// - Throws: ``ExportError`` when it is not whole; there is no file then.
  package func commit() throws {
    if descriptor >= 0, close(descriptor) != 0, code == 0 { code = errno }
    descriptor = -1
    guard code == 0 else {
      throw ExportError(.output, "\"\(file.path)\" can't be written: \(SystemError.text(code)).")
    }
    try file.commit()
  }
}
