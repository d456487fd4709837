import FlipbookDrawing

/// What was found of a scene without running it: a line each, with file, line and column.
package struct SceneFindings: Sendable {
  /// How many files the scene is made of.
  package var fileCount: Int
  /// Names that aren't there, each with the nearest that is.
  package var names: [String] = []
  /// Names that other files of the project declare, each with the file.
  package var siblings: [String] = []
  /// What else the compiler says.
  package var others: [String] = []
  /// What is worth knowing and stands against nothing.
  package var notes: [String] = []
  /// Uses of names that do less than on a device, each with its line; first those that a film would show.
  package var unsupported: [String] = []
  /// How many of these a film would show.
  package var visibleCount = 0

  package init(fileCount: Int) { self.fileCount = fileCount }

  /// Whether nothing stands against the scene, but for names of other files of the project.
  package var isClean: Bool { names.isEmpty && others.isEmpty }
}
