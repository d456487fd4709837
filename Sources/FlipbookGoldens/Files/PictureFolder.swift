import FlipbookScenes
import Foundation

/// The pictures and films in a folder and the folders below it.
package struct PictureFolder: Equatable, Sendable {
  /// Paths from the folder, in alphabetical order.
  package var files: [String] = []
  /// Files that are neither, in alphabetical order.
  package var others: [String] = []
  /// Sentences about what could not be looked into.
  package var notes: [String] = []

  /// Reads a folder. Links are followed, but no folder is entered twice.
  ///
  /// - Throws: ``FlipbookFailure`` when the folder itself can't be read.
  package init(path: String) throws {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FlipbookFailure("The folder \"\(path)\" can't be read; check its permissions.", .usage)
    }
    var visited: Set<String> = [Self.identity(path)]
    add(names, of: path, prefix: "", &visited)
    files.sort()
    others.sort()
  }

  private mutating func add(
    _ names: [String], of folder: String, prefix: String, _ visited: inout Set<String>
  ) {
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        notes.append("\"\(prefix)\(name)\" is a link to nothing.")
        continue
      }
      if isFolder.boolValue {
        guard visited.insert(Self.identity(path)).inserted else {
          notes.append("\"\(prefix)\(name)\" leads back to a folder that is visited already.")
          continue
        }
        guard let inner = try? FileManager.default.contentsOfDirectory(atPath: path) else {
          notes.append("The folder \"\(prefix)\(name)\" can't be read; check its permissions.")
          continue
        }
        add(inner, of: path, prefix: "\(prefix)\(name)/", &visited)
      } else if ComparedFile(path: name) == .other {
        others.append(prefix + name)
      } else {
        files.append(prefix + name)
      }
    }
  }

  /// The identity of a folder, however it is reached.
  private static func identity(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
