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
  /// What was left out, or could not be used.
  package var notes: [ProjectNote] = []

  package init(path: String, root: String, kind: Kind) {
    self.path = path
    self.root = root
    self.kind = kind
  }

  /// A path below the root, for people; the absolute one for a file elsewhere.
  package func shown(_ file: String) -> String {
    file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
  }
}
