import FlipbookLayerScenes
import FlipbookLayers
import FlipbookScenes
import Foundation

/// Finds scene files by path, by folder, or by a pattern with `*`, `?` and `**`.
package enum SceneGlob {
  /// The files that arguments name, each once, in alphabetical order.
  ///
  /// - Returns: The files, and whether any argument was a folder or a pattern.
  /// - Throws: ``FlipbookFailure`` when an argument names nothing.
  package static func files(_ arguments: [String]) throws -> (files: [String], isWhole: Bool) {
    var found: Set<String> = []
    var isWhole = false
    for argument in arguments {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
      if exists, !isFolder.boolValue {
        found.insert(argument)
        continue
      }
      isWhole = true
      let folder = argument.count > 1 && argument.hasSuffix("/") ? String(argument.dropLast()) : argument
      var matches = try expand(exists ? "\(folder)/**/*.swift" : argument)
      if exists { matches += try expand("\(folder)/**/*.json").filter(isLayerScene) }
      guard !matches.isEmpty else {
        throw FlipbookFailure(
          exists
            ? "There are no scene files in \"\(argument)\"." : "No scene file is named like \"\(argument)\".",
          .usage)
      }
      found.formUnion(matches)
    }
    return (found.sorted(), isWhole)
  }

  /// Whether a file of JSON is a scene, and not a script, a manifest or data.
  private static func isLayerScene(_ path: String) -> Bool {
    guard !path.hasSuffix(".script.json"), let data = FileManager.default.contents(atPath: path) else {
      return false
    }
    return LayerScene.isScene(Array(data))
  }

  /// The files that a pattern names, in alphabetical order. `**` stands for any number of folders.
  package static func expand(_ pattern: String) throws -> [String] {
    let parts = pattern.split(separator: "/").map(String.init)
    let start = pattern.hasPrefix("/") ? "/" : ""
    var visited: Set<String> = []
    return walk(start, parts[...], &visited).sorted()
  }

  private static func walk(_ folder: String, _ parts: ArraySlice<String>, _ visited: inout Set<String>)
    -> [String]
  {
    guard let part = parts.first else { return [] }
    let rest = parts.dropFirst()
    let place = folder.isEmpty ? "." : folder
    func path(_ name: String) -> String {
      folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
    if part == "**" {
      // A link back up must not be followed forever.
      let identity = URL(fileURLWithPath: place).resolvingSymlinksInPath().path
      guard visited.insert(identity).inserted else { return [] }
      var found = walk(folder, rest, &visited)
      for name in names(place) where isFolder(path(name)) { found += walk(path(name), parts, &visited) }
      return found
    }
    guard part.contains(where: { "*?".contains($0) }) else {
      return rest.isEmpty
        ? (FileManager.default.fileExists(atPath: path(part)) && !isFolder(path(part)) ? [path(part)] : [])
        : walk(path(part), rest, &visited)
    }
    var found: [String] = []
    for name in names(place) where matches(name, part) {
      if rest.isEmpty {
        if !isFolder(path(name)) { found.append(path(name)) }
      } else if isFolder(path(name)) {
        found += walk(path(name), rest, &visited)
      }
    }
    return found
  }

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether a name fits a pattern of letters, `*` and `?`.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    let (text, wanted) = (Array(name), Array(pattern))
    var (at, place) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while at < text.count {
      if place < wanted.count, wanted[place] == "*" {
        star = (place, at)
        place += 1
      } else if place < wanted.count, wanted[place] == "?" || wanted[place] == text[at] {
        place += 1
        at += 1
      } else if let last = star {
        // The last star takes one letter more.
        star = (last.pattern, last.text + 1)
        place = last.pattern + 1
        at = last.text + 1
      } else {
        return false
      }
    }
    return wanted[place...].allSatisfy { $0 == "*" }
  }
}
