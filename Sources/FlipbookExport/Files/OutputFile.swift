import FlipbookRaster
import Foundation

/// A file that appears whole or not at all: written in a folder of this run beside its place, then renamed.
package struct OutputFile: Sendable {
  /// Where it will be, as it was asked for.
  let path: String
  /// Where it will be once links are followed.
  private let destination: String
  private let folder: WorkingFolder

  /// How the names of the folders begin that outputs are written in.
  package static let mark = ".flipbook-"

  /// Where it is written. Has the same name, whose extension encoders read.
  var temporaryPath: String { "\(folder.path)/\(Self.split(path).name)" }

  /// - Parameter folders: The run's folders, made as they are needed.
  /// - Throws: ``ExportError`` when there can be no file of this path.
  init(path: String, in folders: OutputFolders) throws {
    self.path = path
    destination = try Self.destination(of: path)
    do { folder = try folders.folder(beside: destination) } catch let failure as SystemFailure {
      throw Self.failure(path, failure.code)
    }
  }

  /// The folder with its slash, empty for the current one, and the name.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// Writes the temporary file.
  ///
  /// - Throws: ``ExportError``; the temporary file is removed then.
  func write(_ bytes: [UInt8]) throws {
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
    var code = FrameBuffer.write(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 {
      discard()
      throw Self.failure(path, code)
    }
  }

  /// Where its temporary file and others of the run lie.
  var folderPath: String { folder.path }

  /// Puts a whole file of the run's folder in the place of the temporary one.
  func replace(with other: String) throws {
    if rename(other, temporaryPath) != 0 { throw Self.failure(path, errno) }
  }

  /// Gives the file its name.
  func commit() throws {
    if rename(temporaryPath, destination) != 0 {
      let code = errno
      discard()
      throw Self.failure(path, code)
    }
  }

  /// Removes what was written so far.
  func discard() { unlink(temporaryPath) }

  private static func failure(_ path: String, _ code: Int32) -> ExportError {
    ExportError(.output, "\"\(path)\" can't be written: \(SystemError.text(code)).")
  }

  /// Removes what runs that are over left beside an output.
  ///
  /// - Parameter path: The output, or a pattern for several.
  package static func sweep(beside path: String) {
    let place = (try? destination(of: path)) ?? path
    WorkingFolder.sweep(in: split(place).folder, prefix: mark)
  }
}
