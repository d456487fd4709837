import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Finds the sounds, films and captions that a scene names.
package enum MediaFiles {
  /// The path of a file beside the scene or in its project, or of an absolute path.
  ///
  /// - Parameter kind: The file's role, for messages: `sound`.
  /// - Returns: Nil, with an error reported, when there is no such file.
  package static func path(of name: String, kind: String) -> String? {
    if let path = find(name) { return path }
    let files = SceneAssets.current.files
    report(
      "media.missing",
      name.isEmpty
        ? "A \(kind) has no file name."
        : "There is no \(kind) file \"\(name)\" in \(files.folder) or its project.")
    return nil
  }

  /// The path of a file; nil when there is none.
  package static func find(_ name: String) -> String? {
    guard !name.isEmpty, !name.contains("\0"), name.utf8.count <= 4096 else { return nil }
    let files = SceneAssets.current.files
    let direct = name.hasPrefix("/") ? name : files.folder + "/" + name
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: direct, isDirectory: &isFolder) {
      return isFolder.boolValue ? nil : URL(fileURLWithPath: direct).standardizedFileURL.path
    }
    return name.hasPrefix("/") ? nil : files.path(name, nil)
  }

  /// Reports that the scene can't be rendered as asked.
  package static func report(_ code: String, _ message: String) {
    DiagnosticCollector.current.reportOnce(
      Diagnostic(.error, code: code, message: PrintableText.line(message)))
  }
}
