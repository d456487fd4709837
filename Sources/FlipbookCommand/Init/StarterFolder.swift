import FlipbookExport
import FlipbookScenes
import Foundation

/// A folder of files that appears whole or not at all.
enum StarterFolder {
  /// Makes a folder with files.
  ///
  /// - Parameter path: Where it goes; nothing may be there, or an empty folder.
  /// - Throws: ``FlipbookFailure`` that says what is there, or what can't be written.
  static func make(_ files: [StarterFile], at path: String) throws {
    let place = URL(fileURLWithPath: path).standardizedFileURL
    let manager = FileManager.default
    if let names = try? manager.contentsOfDirectory(atPath: place.path), names.isEmpty {
      try? manager.removeItem(at: place)
    }
    guard !manager.fileExists(atPath: place.path) else {
      throw FlipbookFailure("\"\(path)\" is there already and not empty; give another name.", .failure)
    }
    let draft = place.deletingLastPathComponent().appendingPathComponent(
      ".\(place.lastPathComponent).flipbook-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      for file in files {
        let target = draft.appendingPathComponent(file.path)
        try manager.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: target)
      }
      try manager.moveItem(at: draft, to: place)
    } catch {
      try? manager.removeItem(at: draft)
      throw FlipbookFailure("\"\(path)\" can't be made: \(error.localizedDescription)", .failure)
    }
  }
}
