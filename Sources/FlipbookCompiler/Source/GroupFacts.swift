import SwiftSyntax

/// Facts that the files of a scene or a module share, where a file alone can't be rewritten for the compiler.
struct GroupFacts {
  /// Methods that protocols leave open, without labels.
  let optionalMethods: Set<String>
  /// Those of them whose answers are optionals where they are called.
  let answeredMethods: Set<String>
  let hierarchy: ClassHierarchy
  let models: ModelFacts
  /// Whether members of extensions may move into classes of other files.
  let movesAmongFiles: Bool
  private let answers: [OptionalMethods.Answer]
  private let asked: Set<String>

  /// - Parameter movesAmongFiles: Whether members of extensions may move into classes of other files.
  init(trees: [SourceFileSyntax], movesAmongFiles: Bool = true) {
    self.movesAmongFiles = movesAmongFiles
    let open = trees.map { OptionalMethods(tree: $0) }
    optionalMethods = open.reduce(into: []) { $0.formUnion($1.names) }
    answeredMethods = open.reduce(into: []) { $0.formUnion($1.answered) }
    answers = open.flatMap(\.answers)
    asked = trees.reduce(into: []) { $0.formUnion(AskedMethods(tree: $1).names) }
    hierarchy = ClassHierarchy(trees: trees)
    models = ModelFacts(trees: trees)
  }

  /// The declarations that are added to the end of a file, since its types have members that are optional or asked about.
  func conformances(file: Int) -> [String] {
    (file == 0 ? AskedMethods.protocols(asked) : [])
      + (answers.isEmpty ? [] : OptionalMethods.conformances(to: answers, in: hierarchy, file: file))
      + AskedMethods.conformances(
        to: asked.union(AskedMethods.knownNames), in: hierarchy, file: file)
  }
}
