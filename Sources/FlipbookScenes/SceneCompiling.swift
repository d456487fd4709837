import FlipbookDrawing

/// Turns a scene file into a program that renders it.
///
/// The program is a process of its own, so that a crash in a scene ends only that process. The compiler stands
/// behind a protocol because it links the toolchain's parser, which the library a scene links must not.
package protocol SceneCompiling {
  /// The path of an executable for the scene, from the cache or newly compiled.
  ///
  /// - Throws: ``FlipbookFailure`` with the compiler's own message when the file does not compile, and when it
  ///   holds no clip.
  func executable(for file: SceneFile, settings: SceneCompileSettings) throws -> String

  /// The hash of all that a scene is compiled from: the files that it needs, the library, the compiler and its flags. It
  /// does not depend on where the files are.
  ///
  /// - Throws: ``FlipbookFailure`` when a folder holds no scene of the name that is wanted.
  func sourceHash(of file: SceneFile, settings: SceneCompileSettings) throws -> ContentHash

  /// The props that a scene reads, found by parsing alone.
  ///
  /// - Throws: ``FlipbookFailure`` when a folder holds no scene of the name that is wanted.
  func props(of file: SceneFile, settings: SceneCompileSettings) throws -> DeclaredProps

  /// Everything that stands against a scene, found without stopping at the first.
  ///
  /// - Throws: ``FlipbookFailure`` when a folder holds no scene of the name that is wanted.
  func lint(_ file: SceneFile, settings: SceneCompileSettings) throws -> SceneFindings

  /// The parts a scene is compiled with and where results are kept: name and version or place of each.
  var components: [(name: String, detail: String)] { get }
}

/// What a person can choose about compiling a scene.
package struct SceneCompileSettings: Sendable {
  package enum LanguageVersion: String, Sendable, CaseIterable {
    case five = "5"
    case six = "6"
  }

  /// The Swift language mode.
  package var languageVersion: LanguageVersion
  /// The scene that is wanted, by name, which decides the files of a folder that are compiled; nil when none is named.
  package var scene: String?
  /// Whether compiler messages may carry colours.
  package var colorsMessages: Bool
  /// Called before the compiler starts; not when the cache answers.
  package var willCompile: @Sendable () -> Void

  package init(
    languageVersion: LanguageVersion = .five, scene: String? = nil, colorsMessages: Bool = false,
    willCompile: @escaping @Sendable () -> Void = {}
  ) {
    self.languageVersion = languageVersion
    self.scene = scene
    self.colorsMessages = colorsMessages
    self.willCompile = willCompile
  }
}

/// What was found of a scene without running it: a line each, with file, line and column.
package struct SceneFindings: Sendable {
  /// How many files the scene is made of.
  package var fileCount: Int
  /// Names that aren't there, each with the nearest that is.
  package var names: [String] = []
  /// What else the compiler says.
  package var others: [String] = []
  /// What is worth knowing and stands against nothing.
  package var notes: [String] = []
  /// Uses of names that do less than on a device, each with its line; first those that a film would show.
  package var unsupported: [String] = []
  /// How many of these a film would show.
  package var visibleCount = 0

  package init(fileCount: Int) { self.fileCount = fileCount }

  /// Whether the scene compiles.
  package var isClean: Bool { names.isEmpty && others.isEmpty }
}
