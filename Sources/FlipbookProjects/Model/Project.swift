/// A project as it lies on the disk: its modules in the order in which they can be compiled.
package struct Project: Sendable, Equatable {
  /// The kinds of projects that can be read.
  package enum Kind: String, Sendable {
    case package
    case xcode
    case workspace
    case folder
  }

  /// The path as the person wrote it.
  package var path: String
  /// The folder that holds all of it, absolute.
  package var root: String
  package var kind: Kind
  /// Each after the modules that it depends on.
  package var modules: [ProjectModule] = []
  /// Notes on parts that were left out, or could not be used.
  package var notes: [ProjectNote] = []

  package init(path: String, root: String, kind: Kind) {
    self.path = path
    self.root = root
    self.kind = kind
  }

  /// The app whose bundle is the main one while previews of a module are drawn: its own, or the first that it is linked into.
  ///
  /// - Returns: The name of the app's module; nil where no app holds the module.
  package func app(of name: String) -> String? {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    func reaches(_ module: ProjectModule, _ seen: inout Set<String>) -> Bool {
      guard seen.insert(module.name).inserted else { return false }
      return module.name == name
        || module.dependencies.contains { byName[$0].map { reaches($0, &seen) } ?? false }
    }
    if byName[name]?.isApplication == true { return name }
    return modules.first { module in
      var seen: Set<String> = []
      return module.isApplication && reaches(module, &seen)
    }?.name
  }

  /// A path below the root, for people; the absolute one for a file elsewhere.
  package func shown(_ file: String) -> String {
    file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
  }
}
