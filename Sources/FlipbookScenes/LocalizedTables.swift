import FlipbookDiagnostics
import Foundation

/// The tables of localized texts beside a scene, which are not read: a film shows the keys.
package enum LocalizedTables {
  /// Folders and files that are looked at, at most.
  private static let limit = 2_000
  /// Bytes of a table that are read, at most.
  private static let sizeLimit = 4 << 20

  /// Warns of tables that give English texts other than their keys, as a device would show them.
  ///
  /// - Parameter path: The scene file, whose folder is looked at, or the folder of one, with what is below it.
  package static func warn(forSceneAt path: String) {
    for (file, key) in unread(forSceneAt: path) {
      DiagnosticCollector.current.warn(
        "scene.localization",
        "Tables of localized texts are not read: \"\(key)\" and other keys are shown as they are.",
        place: file)
    }
  }

  /// The tables with English texts other than their keys: each with such a key, by their paths below the scene's folder.
  static func unread(forSceneAt path: String) -> [(file: String, key: String)] {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if !isFolder.boolValue { folder.deleteLastPathComponent() }
    return files(in: folder, deep: isFolder.boolValue).sorted().compactMap { name in
      let file = folder.appendingPathComponent(name)
      let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? .max
      guard size <= sizeLimit, let data = try? Data(contentsOf: file) else { return nil }
      let key = name.hasSuffix(".xcstrings") ? catalogKey(in: data) : tableKey(in: data)
      return key.map { (name, $0) }
    }
  }

  private static func files(in folder: URL, deep: Bool) -> [String] {
    var found: [String] = []
    var seen = 0
    func look(_ name: String, depth: Int) {
      let path = name.isEmpty ? folder.path : folder.path + "/" + name
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] {
        seen += 1
        guard seen <= limit, !entry.hasPrefix(".") else { continue }
        let inner = name.isEmpty ? entry : "\(name)/\(entry)"
        if entry.hasSuffix(".xcstrings") || entry.hasSuffix(".strings") && isEnglish(name) {
          found.append(inner)
        } else if entry.hasSuffix(".lproj") || deep && depth < 8 && !entry.contains(".") {
          look(inner, depth: depth + 1)
        }
      }
    }
    look("", depth: 0)
    return found
  }

  /// Whether a folder has the texts of a device in English.
  private static func isEnglish(_ folder: String) -> Bool {
    ["en.lproj", "en-US.lproj", "Base.lproj"].contains { folder == $0 || folder.hasSuffix("/" + $0) }
  }

  /// The first key of a `.strings` file whose text is another.
  private static func tableKey(in data: Data) -> String? {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return nil }
    for match in text.matches(of: /"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/)
    where match.1 != match.2 {
      return String(match.1)
    }
    return nil
  }

  /// The first key of a `.xcstrings` file whose English text is another.
  private static func catalogKey(in data: Data) -> String? {
    struct Catalog: Decodable {
      struct Entry: Decodable { var localizations: [String: Localization]? }
      struct Localization: Decodable { var stringUnit: Unit? }
      struct Unit: Decodable { var value: String }
      var strings: [String: Entry]
    }
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return nil }
    return catalog.strings.sorted { $0.key < $1.key }.first { key, entry in
      entry.localizations?["en"]?.stringUnit.map { $0.value != key } ?? false
    }?.key
  }
}
