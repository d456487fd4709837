/// The findings of a scene that was not run.
package struct SceneFindings: Sendable {
  /// How many files the scene is made of.
  package var fileCount: Int
  package private(set) var all: [SceneFinding] = []

  package init(fileCount: Int) { self.fileCount = fileCount }

  package mutating func add(_ finding: SceneFinding) { all.append(finding) }

  /// Those of some kinds, in the order of the kinds.
  package func of(_ kinds: SceneFinding.Kind...) -> [SceneFinding] {
    kinds.flatMap { kind in all.filter { $0.kind == kind } }
  }

  /// Whether nothing stands against the scene, but for names of other files of the project.
  package var isClean: Bool { of(.missingName, .error).isEmpty }

  /// The findings in order: first those that stop the scene, last those that a film would not show.
  package var inOrder: [SceneFinding] {
    of(.missingName, .error, .declaredElsewhere, .note, .unsupported, .unseen)
  }
}
