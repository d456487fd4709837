import FlipbookScenes
import Foundation

/// The modules that a scene imports and that aren't there: their names are missing, too.
struct MissingModules {
  let modules: [(name: String, path: String, line: Int)]
  /// The folder of the scene, absolute.
  let folder: String

  /// A line for each module, and the command that draws the project nevertheless; empty for none.
  var text: String {
    var seen: Set<String> = []
    let first = modules.filter { seen.insert($0.name).inserted }
    guard !first.isEmpty else { return "" }
    let lines = first.map {
      "\($0.path):\($0.line): there is no module \($0.name) here; its import is left out"
    }
    let hint = first.lazy.compactMap { module in package(of: module.name).map { (module.name, $0) } }.first
    let around = SiblingFiles.project(around: folder)
    let project = SiblingFiles.shown(around ?? folder)
    guard let (name, package) = hint else {
      let others =
        around == nil
        ? ""
        : "flipbook previews leaves out what needs a missing module, and draws the rest: give \"\(project)\".\n"
      return lines.joined(separator: "\n") + "\n" + others
    }
    return lines.joined(separator: "\n")
      + "\n\(name) is of the package in \"\(SiblingFiles.shown(package))\". Views are drawn with the packages of their "
      + "project by flipbook previews: give \"\(project)\".\n"
  }

  /// The folder of a package that declares a target: the scene's, one above it, or one of those beside them.
  private func package(of module: String) -> String? {
    for place in FoldersAbove(folder, count: 4) {
      let inner = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      let beside = inner.sorted().prefix(Self.limit).map { place.appendingPathComponent($0) }
      for candidate in [place] + beside where declares(module, candidate) { return candidate.path }
    }
    return nil
  }

  /// Folders beside the scene's and those above it that are looked into, at most.
  private static let limit = 200

  private func declares(_ module: String, _ package: URL) -> Bool {
    let manifest = package.appendingPathComponent("Package.swift").path
    guard let data = FileManager.default.contents(atPath: manifest) else { return false }
    return String(decoding: data, as: UTF8.self).contains("\"\(module)\"")
  }
}
