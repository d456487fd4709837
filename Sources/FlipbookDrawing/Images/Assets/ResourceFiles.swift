import Foundation

/// The files beside a scene, in the folders below and in the rest of its project, by name: Xcode puts the files of all
/// groups of a project into one folder of the app.
package struct ResourceFiles: Sendable {
  /// The scene's folder.
  package let folder: String
  /// Paths by the last part; the nearest to the scene first.
  private var paths: [String: [String]] = [:]

  /// Files and folders that are visited, at most.
  private static let limit = 20_000
  /// The sources of what Xcode builds, by its ending.
  private static let sources = [
    "momd": "xcdatamodeld", "mom": "xcdatamodel", "nib": "xib", "storyboardc": "storyboard",
    "mlmodelc": "mlmodel",
  ]
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData", "xcassets", "xcodeproj", "xcworkspace",
    "swift",
  ]

  package init(beside folder: String) {
    self.folder = folder
    var count = 0
    add(folder, &count)
    if let project = Self.project(around: folder) { add(project, &count) }
  }

  /// The files of a module, and those below its folders.
  package init(in roots: [String]) {
    func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    folder = roots.first.map { isFolder($0) ? $0 : ($0 as NSString).deletingLastPathComponent } ?? "/"
    var count = 0
    for root in roots where !root.hasSuffix(".xcassets") {
      let name = (root as NSString).lastPathComponent
      if paths[name]?.contains(root) != true { paths[name, default: []].append(root) }
      if isFolder(root) { add(root, &count) }
    }
  }

  /// The picture of a name, with or without its extension and its scale.
  func image(_ name: String) -> String? {
    guard (name as NSString).pathExtension.isEmpty else { return path(name, nil) }
    for kind in ["png", "jpg", "jpeg", "heic", "webp", "gif", "pdf", "svg"] {
      for scale in ["@3x", "@2x", ""] {
        if let found = path(name + scale, kind) { return found }
      }
    }
    return nil
  }

  private mutating func add(_ root: String, _ count: inout Int) {
    var level = [root]
    while !level.isEmpty {
      var next: [String] = []
      for place in level {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place))?.sorted() ?? [] {
          count += 1
          guard count <= Self.limit else { return }
          let kind = (name as NSString).pathExtension
          guard !name.hasPrefix("."), !Self.skipped.contains(kind.isEmpty ? name : kind) else { continue }
          let path = place + "/" + name
          var isFolder: ObjCBool = false
          _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          if isFolder.boolValue { next.append(path) }
          if paths[name]?.contains(path) != true { paths[name, default: []].append(path) }
        }
      }
      level = next
    }
  }

  /// The folder of the project that a folder lies in; nil for none.
  private static func project(around folder: String) -> String? {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    for _ in 0..<6 where place.path != "/" {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else { return nil }
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }) {
        return place.path
      }
      place.deleteLastPathComponent()
    }
    return nil
  }

  /// The file of a name.
  ///
  /// - Parameters:
  ///   - name: With its extension where `kind` is nil; nil for any.
  ///   - subfolder: The folder that it lies in; nil for any. Those of the scene's language come first, then English ones.
  package func path(_ name: String?, _ kind: String?, in subfolder: String? = nil) -> String? {
    all(name, kind, in: subfolder).first
  }

  /// The files of a name, the nearest first; where there is none, those that Xcode would build it from.
  package func all(_ name: String?, _ kind: String?, in subfolder: String? = nil) -> [String] {
    let found = present(name, kind, in: subfolder)
    guard found.isEmpty else { return found }
    let given = (kind ?? "").trimmingCharacters(in: ["."])
    if !given.isEmpty { return Self.sources[given].map { present(name, $0, in: subfolder) } ?? [] }
    let file = (name ?? "") as NSString
    return Self.sources[file.pathExtension].map { present(file.deletingPathExtension, $0, in: subfolder) }
      ?? []
  }

  private func present(_ name: String?, _ kind: String?, in subfolder: String?) -> [String] {
    let suffix = kind.flatMap { $0.isEmpty ? nil : ($0.hasPrefix(".") ? $0 : "." + $0) } ?? ""
    var found: [String]
    if let name, !name.isEmpty {
      let last = (name as NSString).lastPathComponent
      found = paths[last + suffix] ?? []
      if last != name { found = found.filter { $0.hasSuffix("/" + name + suffix) } }
    } else {
      found = paths.keys.filter { $0.hasSuffix(suffix) }.sorted().flatMap { paths[$0] ?? [] }
    }
    if let subfolder, !subfolder.isEmpty { found = found.filter { $0.contains("/\(subfolder)/") } }
    let names = SceneLocale.tableNames(of: SceneLocale.current) + ["en", "en-US", "Base"]
    let languages = names.map { "/\($0).lproj/" }
    func rank(_ path: String) -> Int {
      guard path.contains(".lproj/") else { return 0 }
      return languages.firstIndex { path.contains($0) } ?? languages.count
    }
    return found.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }
}
