import FlipbookRaster
import Foundation

/// A file that appears whole or not at all: written under another name in the same folder, then renamed.
package struct OutputFile: Equatable, Sendable {
  /// Where it will be.
  let path: String
  /// Where it is written. Ends in the same extension, which encoders look at.
  let temporaryPath: String

  /// - Parameters:
  ///   - path: Where the file will be.
  ///   - process: Part of the temporary name, so that two programs don't meet.
  init(path: String, process: Int32 = getpid()) {
    self.path = path
    let (folder, name) = Self.split(path)
    temporaryPath = folder + Self.mark(process) + name
  }

  /// The start of the name of every file that a process writes before it is whole.
  static func mark(_ process: Int32) -> String { ".flipbook-\(process)-" }

  /// The folder with its slash, empty for the current one, and the name.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// What a process that was killed left behind beside its output.
  ///
  /// - Parameters:
  ///   - path: The output it was asked for, or a pattern for one.
  ///   - process: Its number.
  static func leftovers(beside path: String, of process: Int32) -> [String] {
    let folder = split(path).folder
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).filter { $0.hasPrefix(mark(process)) }.sorted().map { folder + $0 }
  }

  /// Checks that the file may be written, before work is done for it.
  ///
  /// - Throws: ``ExportError`` when the folder is missing or can't be written, or the file is there and is not to
  ///   be replaced.
  static func check(_ path: String, overwrites: Bool) throws {
    let (folder, name) = split(path)
    guard !name.isEmpty else { throw ExportError(.output, "\"\(path)\" is a folder; name a file in it.") }
    let place = folder.isEmpty ? "." : folder
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      throw ExportError(.output, "The folder \"\(folder)\" doesn't exist. Make it first: mkdir -p \(folder)")
    }
    guard isFolder.boolValue else { throw ExportError(.output, "\"\(folder)\" is not a folder.") }
    guard access(place, W_OK | X_OK) == 0 else {
      throw ExportError(.output, "The folder \"\(place)\" can't be written: \(SystemError.text(errno)).")
    }
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue { throw ExportError(.output, "\"\(path)\" is a folder; name a file in it.") }
    guard overwrites else {
      throw ExportError(
        .output, "\"\(path)\" exists already. Replace it with --overwrite, or choose another name.")
    }
  }

  /// Writes the temporary file.
  ///
  /// - Throws: ``ExportError``; the temporary file is removed then.
  func write(_ bytes: [UInt8]) throws {
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    var code = FrameBuffer.write(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 {
      discard()
      throw failure(code)
    }
  }

  /// Gives the file its name.
  func commit() throws {
    if rename(temporaryPath, path) != 0 {
      let code = errno
      discard()
      throw failure(code)
    }
  }

  /// Removes what was written so far.
  func discard() { unlink(temporaryPath) }

  private func failure(_ code: Int32) -> ExportError {
    ExportError(.output, "\"\(path)\" can't be written: \(SystemError.text(code)).")
  }
}
