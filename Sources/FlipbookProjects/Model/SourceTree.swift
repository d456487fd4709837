import Foundation

/// The files below a folder. Links to folders are not followed, so links in circles end.
enum SourceTree {
  /// Files and folders that are visited, at most.
  static let limit = 50_000

  /// Folders that hold no sources of a target.
  private static let leftOut: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts",
  ]

  /// Extensions of folders that hold no sources of a target. The tutorials of documentation are code that isn't compiled.
  private static let packages: Set<String> = ["xcassets", "xcodeproj", "xcworkspace", "playground", "docc"]

  /// - Parameters:
  ///   - ext: How the files' names end, without the dot.
  ///   - excluded: Files and folders that are left out, absolute.
  /// - Returns: Paths in order; nil where the folder holds more than ``limit`` entries.
  static func files(below folder: String, ext: String = "swift", excluded: Set<String> = []) -> [String]? {
    files(below: folder, exts: [ext], excluded: excluded)?.first
  }

  /// Finds files of several kinds on one way through a folder.
  ///
  /// - Parameters:
  ///   - exts: How the files' names end, without the dot.
  ///   - excluded: Files and folders that are left out, absolute.
  /// - Returns: Paths in order, for each ending; nil where the folder holds more than ``limit`` entries.
  static func files(below folder: String, exts: [String], excluded: Set<String> = []) -> [[String]]? {
    var found: [[String]] = exts.map { _ in [] }
    let endings = exts.map { "." + $0 }
    let isWhole = walk(below: folder, excluded: excluded) { path, name in
      let name = name.lowercased()
      guard let kind = endings.firstIndex(where: name.hasSuffix) else { return false }
      found[kind].append(path)
      return true
    }
    return isWhole ? found.map { $0.sorted() } : nil
  }

  /// The models below a folder: folders of Core Data's and files of Core ML's; none where it holds too many entries.
  static func models(below folder: String, excluded: Set<String> = []) -> (data: [String], learned: [String])
  {
    let found = files(below: folder, exts: ["xcdatamodeld", "mlmodel"], excluded: excluded)
    return (found?.first ?? [], found?.last ?? [])
  }

  /// Resources that a package need not declare: catalogues of assets and texts, folders of languages.
  static func knownResources(below folder: String, excluded: Set<String>) -> [String] {
    var found: [String] = []
    _ = walk(below: folder, excluded: excluded) { path, name in
      let kind = (name as NSString).pathExtension
      guard ["xcassets", "lproj", "xcstrings"].contains(kind) else { return kind == "swift" }
      found.append(path)
      return true
    }
    return found.sorted()
  }

  /// Goes through the files and folders below a folder, but for hidden ones and those that hold no sources of a target.
  ///
  /// - Parameter take: Called with a path and its last part. Returns whether a folder is left alone.
  /// - Returns: False when there are more than ``limit``.
  private static func walk(
    below folder: String, excluded: Set<String>, _ take: (_ path: String, _ name: String) -> Bool
  ) -> Bool {
    var count = 0
    var pending = [folder]
    while let place = pending.popLast() {
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: place) else { continue }
      for name in entries where !name.hasPrefix(".") {
        count += 1
        guard count <= limit else { return false }
        let path = place + "/" + name
        if excluded.contains(path) || take(path, name) || leftOut.contains(name)
          || packages.contains((name as NSString).pathExtension)
        {
          continue
        }
        if isFolder(path) { pending.append(path) }
      }
    }
    return true
  }

  /// The packages and projects of Xcode's below a folder, none inside another: paths of folders with a `Package.swift` and
  /// of `.xcodeproj`s, in order.
  ///
  /// - Parameter depth: Levels that are visited.
  static func projects(below folder: String, depth: Int = 8) -> [String] {
    var room = folderLimit
    return projects(below: folder, depth: depth, room: &room)
  }

  /// The projects of Xcode's below a folder that is a package: paths of `.xcodeproj`s, in order.
  static func xcodeProjects(belowPackage folder: String) -> [String] {
    var room = folderLimit
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.filter { !$0.hasPrefix(".") && !leftOut.contains($0) && isFolder(folder + "/" + $0) }
      .flatMap { name in
        name.hasSuffix(".xcodeproj")
          ? [folder + "/" + name] : projects(below: folder + "/" + name, depth: 4, room: &room)
      }
      .filter { $0.hasSuffix(".xcodeproj") }
  }

  /// The packages below a folder, none inside another: folders with a `Package.swift`, in order.
  static func packages(below folder: String) -> [String] {
    var found: [String] = []
    _ = walk(below: folder, excluded: []) { path, name in
      guard FileManager.default.fileExists(atPath: path + "/Package.swift") else { return false }
      found.append(path)
      return true
    }
    return found.sorted()
  }

  /// Folders that are looked into for projects, at most.
  private static let folderLimit = 20_000

  private static func projects(below folder: String, depth: Int, room: inout Int) -> [String] {
    room -= 1
    guard room > 0 else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    if names.contains("Package.swift") { return [folder] }
    let own = names.filter { $0.hasSuffix(".xcodeproj") }
    if !own.isEmpty { return own.map { folder + "/" + $0 } }
    guard depth > 1, names.count <= limit else { return [] }
    var found: [String] = []
    for name in names
    where !name.hasPrefix(".") && !leftOut.contains(name)
      && !packages.contains((name as NSString).pathExtension) && isFolder(folder + "/" + name)
    {
      found += projects(below: folder + "/" + name, depth: depth - 1, room: &room)
    }
    return found
  }

  /// Whether there is a folder that may hold sources of a target.
  static func isSources(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return isFolder(path) && !leftOut.contains(name) && !packages.contains((name as NSString).pathExtension)
  }

  /// Whether there is a folder, not a link to one.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
