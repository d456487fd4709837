import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Writes texts that appear whole or not at all.
enum TextFile {
  static func write(_ text: String, to path: String) throws { try write(path) { try $0(text) } }

  /// Writes a text that is handed over piece by piece.
  static func write(_ path: String, _ body: ((String) throws -> Void) throws -> Void) throws {
    OutputFile.sweep(beside: path)
    guard let folder = try? WorkingFolder(in: PathText.folder(of: path), prefix: OutputFile.mark) else {
      throw failure(path)
    }
    defer { folder.remove() }
    let unfinished = folder.path + "/text"
    guard FileManager.default.createFile(atPath: unfinished, contents: nil),
      let handle = FileHandle(forWritingAtPath: unfinished)
    else { throw failure(path) }
    do {
      try body { try handle.write(contentsOf: Data($0.utf8)) }
      try handle.close()
      guard rename(unfinished, path) == 0 else { throw failure(path) }
    } catch {
      throw error is FlipbookFailure ? error : failure(path)
    }
  }

  private static func failure(_ path: String) -> FlipbookFailure {
    FlipbookFailure("\"\(path)\" can't be written; does its folder exist, and may you write there?", .usage)
  }
}
