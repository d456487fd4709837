import Foundation

/// Finds the Swift files of a folder, such as the sources of an app.
package enum SceneFolder {
  /// The most files, and bytes, that are read.
  private static let limit = (files: 5000, bytes: 64 << 20)

  /// Folders that hold no sources of the app itself.
  private static let leftOut: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build", "SourcePackages",
  ]

  /// The files below a folder in the order of their paths. Links to folders are not followed, hidden folders and what
  /// package managers fetch are left out, and so are files that are no text.
  ///
  /// - Returns: The Swift files, and the paths of the storyboards and files of views.
  package static func contents(of folder: String, shownAs path: String) throws -> (
    parts: [SceneFile.Part], documents: [String]
  ) {
    var (files, documents): ([String], [String]) = ([], [])
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles])
    while let url = below?.nextObject() as? URL {
      if leftOut.contains(url.lastPathComponent) || url.pathExtension == "playground" {
        below?.skipDescendants()
      } else if url.pathExtension.lowercased() == "swift" {
        files.append(url.path)
        guard files.count <= limit.files else {
          throw FlipbookFailure(
            "\"\(path)\" holds more than \(limit.files) Swift files; name a folder further in.", .scene)
        }
      } else if InterfaceDocument.kinds.contains(url.pathExtension),
        documents.count < InterfaceDocument.limit.count
      {
        documents.append(url.path)
      }
    }
    var bytes = 0
    let shown = path.hasSuffix("/") ? String(path.dropLast()) : path
    let parts = try files.sorted().compactMap { file -> SceneFile.Part? in
      guard let text = try? SceneFile.text(of: file, shownAs: file) else { return nil }
      bytes += text.utf8.count
      guard bytes <= limit.bytes else {
        throw FlipbookFailure("\"\(path)\" holds more than \(limit.bytes >> 20) MB of Swift.", .scene)
      }
      return SceneFile.Part(path: shown + file.dropFirst(folder.count), absolutePath: file, source: text)
    }
    guard !parts.isEmpty else { throw FlipbookFailure("There is no Swift file in \"\(path)\".", .scene) }
    return (parts, documents.sorted())
  }
}
