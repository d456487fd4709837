import SwiftSyntax

/// What the files of a scene or a module have in common, where a file alone can't be rewritten for the compiler.
struct GroupFacts {
  /// Methods that protocols leave open, without labels.
  let optionalMethods: Set<String>
  let hierarchy: ClassHierarchy
  /// Whether members of extensions may move into classes of other files.
  let movesAmongFiles: Bool
  private let answers: [OptionalMethods.Answer]

  /// - Parameter movesAmongFiles: Whether members of extensions may move into classes of other files.
  init(trees: [SourceFileSyntax], movesAmongFiles: Bool = true) {
    self.movesAmongFiles = movesAmongFiles
    let open = trees.map { OptionalMethods(tree: $0) }
    optionalMethods = open.reduce(into: []) { $0.formUnion($1.names) }
    answers = open.flatMap(\.answers)
    hierarchy = ClassHierarchy(trees: trees)
  }

  /// The conformances that are added to the end of a file, since its types have optional members.
  func conformances(file: Int) -> [String] {
    answers.isEmpty ? [] : OptionalMethods.conformances(to: answers, in: hierarchy, file: file)
  }
}
