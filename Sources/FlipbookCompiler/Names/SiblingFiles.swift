import FlipbookScenes
import Foundation

/// Finds in which other file of a project a name is declared that a file alone lacks.
struct SiblingFiles {
  private let file: SceneFile
  /// The folder of the project, absolute; nil for none.
  private let project: String?
  private var root: String { project ?? file.folder }

  /// - Parameter file: One file. The project is the next folder above it that has a package or a project of Xcode's in
  ///   it, five levels up at most; else the file's own folder, without those below it.
  init(of file: SceneFile) {
    self.file = file
    project = Self.project(around: file.folder)
  }

  /// The next folder, from one up, that has a package or a project of Xcode's in it, five levels up at most.
  static func project(around folder: String) -> String? {
    FoldersAbove(folder, count: 6).first(where: isProject)?.path
  }

  private static func isProject(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
  }

  /// A sentence that says where a name is and how its file is rendered too; nil where no file declares any.
  ///
  /// - Parameters:
  ///   - names: Names of types.
  ///   - scene: The scene that is asked for; nil for none.
  func hint(for names: [String], scene: String?) -> String? {
    let parts = names.isEmpty ? [] : self.parts
    for name in names {
      let declaration = try? Regex("\\b(?:struct|class|enum|protocol|actor|typealias)\\s+\(name)\\b")
      guard
        let declaration,
        let found = parts.first(where: {
          $0.absolutePath != file.absolutePath && $0.source.contains(name)
            && $0.source.contains(declaration)
        })
      else { continue }
      let view = scene ?? "NAME"
      return "\(name) is declared in \(found.path). A folder is rendered with all files that a view needs: "
        + "give \"\(Self.shown(root))\" with --view \(view)."
    }
    return nil
  }

  /// The files that declare names for the file that lacks them.
  ///
  /// - Parameter names: Names of types, values and members.
  /// - Returns: Paths as they are shown, by the name. Names that no file declares are not in it.
  func declarations(of names: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    for part in names.isEmpty ? [] : parts where part.absolutePath != file.absolutePath {
      let wanted = names.filter { found[$0] == nil && part.source.contains($0) }
      guard !wanted.isEmpty else { continue }
      for name in SharedNames(part.source).names.intersection(wanted) { found[name] = part.path }
    }
    return found
  }

  private var parts: [SceneFile.Part] {
    if let project {
      return (try? SceneFolder.contents(of: project, shownAs: Self.shown(project)).parts) ?? []
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().prefix(200).compactMap { name in
      let path = (root as NSString).appendingPathComponent(name)
      return (try? SceneFile(path: path))?.parts.first.map {
        SceneFile.Part(path: Self.shown(path), absolutePath: path, source: $0.source)
      }
    }
  }

  /// A path from the folder that the person is in, where it is below it.
  static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    if path == here { return "." }
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
