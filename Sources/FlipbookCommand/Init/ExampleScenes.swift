import FlipbookScenes
import Foundation

/// The example scenes that come with Flipbook: `share/flipbook/scenes` of an installation, `scenes` of its sources.
struct ExampleScenes {
  /// The folder.
  let folder: String

  private static let endings: Set<String> = ["swift", "json", "csv", "lottie", "tgs"]

  init(folder: String) { self.folder = folder }

  /// Those of the running program; nil where none came with it.
  static func found() -> ExampleScenes? {
    guard let layout = try? BuildLayout.current() else { return nil }
    var place = URL(fileURLWithPath: layout.libraryFolder)
    for _ in 0..<6 where place.path != "/" {
      for name in ["share/flipbook/scenes", "scenes"] {
        let folder = place.appendingPathComponent(name).path
        if FileManager.default.fileExists(atPath: folder + "/Hello.swift") {
          return ExampleScenes(folder: folder)
        }
      }
      place.deleteLastPathComponent()
    }
    return nil
  }

  /// Their files, from the folder on, sorted.
  var paths: [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { Self.endings.contains(($0 as NSString).pathExtension) }.sorted()
  }

  /// The files of a name: `Hello`, `Hello.swift`, `layers/Chart`.
  func matching(_ name: String) -> [String] {
    paths.filter { path in
      let bare = (path as NSString).deletingPathExtension
      return path == name || bare == name || (path as NSString).lastPathComponent == name
        || (bare as NSString).lastPathComponent == name
    }
  }

  /// The words above a scene: what a Swift file's first comment says first, or a JSON scene's description.
  func summary(_ path: String) -> String {
    guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { return "" }
    if path.hasSuffix(".json") {
      let value = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
      return (value?["description"] ?? value?["nm"] ?? value?["title"]) as? String ?? ""
    }
    guard path.hasSuffix(".swift") else { return "" }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let comment = lines.first { $0.drop(while: \.isWhitespace).hasPrefix("///") } ?? ""
    return comment.drop { $0 == "/" || $0 == " " }.description
  }
}
