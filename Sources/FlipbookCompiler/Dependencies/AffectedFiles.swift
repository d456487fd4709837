import FlipbookProjects
import Foundation

/// The files of a project that run code of changed files, by the dependencies that the compiler noted.
///
/// A file depends on another when it uses a name that the other gives, or gave before the change; what depends on such a
/// file depends on the changed one too. Between modules it is the module that counts: a change of one affects all that
/// import it.
struct AffectedFiles {
  private let project: Project
  private let changed: [ChangedFile]
  /// The compiler's notes on each source file, by its path.
  private let notes: [String: SwiftDependencies]

  /// - Parameter places: Where the compiler's notes on each source file are.
  init(_ project: Project, changed: [ChangedFile], places: [String: String]) {
    (self.project, self.changed) = (project, changed)
    var notes: [String: SwiftDependencies] = [:]
    for (source, place) in places {
      notes[source] = FileManager.default.contents(atPath: place).flatMap { SwiftDependencies(Array($0)) }
    }
    self.notes = notes
  }

  /// - Returns: Absolute paths of source files; nil for all, where something changed that any of them may depend on.
  func files() -> Set<String>? {
    let paths = Set(changed.map(\.path))
    guard !paths.contains(where: Self.isOfProject) else { return nil }
    var affected: Set<String> = []
    var changedModules: Set<String> = []
    for module in project.modules {
      let own = changed.filter { Self.lies($0.path, in: module) }
      let isBelow = !changedModules.isDisjoint(with: module.dependencies)
      guard isBelow || !own.isEmpty else { continue }
      changedModules.insert(module.name)
      let isWhole =
        isBelow || own.contains { $0.isRemoved || !$0.path.hasSuffix(".swift") }
        // Without notes nothing is known.
        || module.sources.contains { notes[$0] == nil }
      affected.formUnion(isWhole ? Set(module.sources) : reach(from: own, in: module))
    }
    // The content of an app's bundle is found from everywhere.
    let apps = project.modules.filter(\.isApplication)
    let resources = changed.filter { !$0.path.hasSuffix(".swift") }
    for app in apps where resources.contains(where: { Self.lies($0.path, in: app) }) {
      for module in project.modules where project.app(of: module.name) == app.name {
        affected.formUnion(module.sources)
      }
    }
    return affected
  }

  /// Whether a file says what the project is made of.
  private static func isOfProject(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name.hasPrefix("Package") && (name.hasSuffix(".swift") || name.hasSuffix(".resolved"))
      || name == "project.pbxproj" || name == "contents.xcworkspacedata" || name.hasSuffix(".xcconfig")
  }

  private static func lies(_ path: String, in module: ProjectModule) -> Bool {
    if path.hasSuffix(".swift") {
      return module.sources.contains(path) || path.hasPrefix(module.folder + "/")
    }
    return module.resourceRoots.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The changed files of a module and those that use them, one through the other.
  private func reach(from own: [ChangedFile], in module: ProjectModule) -> Set<String> {
    guard !own.isEmpty else { return [] }
    var users: [SwiftDependencies.Key: [String]] = [:]
    var byName: [String: [String]] = [:]
    var byContext: [String: [String]] = [:]
    for source in module.sources {
      for key in notes[source]?.used ?? [] {
        users[key, default: []].append(source)
        if key.kind == 0 { byName[key.name, default: []].append(source) }
        if !key.context.isEmpty { byContext[key.context, default: []].append(source) }
      }
    }
    var found: Set<String> = []
    var pending: [String] = []
    func add(_ source: String) {
      if found.insert(source).inserted { pending.append(source) }
    }
    for file in own {
      add(file.path)
      // The names that the file declared before the change are no longer in the notes.
      guard let before = file.before.map(DeclaredNames.init) else { continue }
      for name in before.names { byName[name]?.forEach(add) }
      for type in before.extended {
        let mark = "\(type.utf8.count)\(type)"
        for (context, sources) in byContext where context.contains(mark) { sources.forEach(add) }
      }
    }
    while let source = pending.popLast() {
      for key in notes[source]?.provided ?? [] { users[key]?.forEach(add) }
    }
    return found
  }
}
