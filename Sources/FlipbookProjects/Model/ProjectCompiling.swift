import FlipbookScenes

/// Finds the previews of a project, and compiles it into a program that draws them.
package protocol ProjectCompiling {
  /// The reader of packages' manifests.
  var manifests: any ManifestReading { get }

  /// Differs between any two states of a project's files, resources included, and between builds of Flipbook.
  func fingerprint(of project: Project) -> String

  /// The previews of a project, found by parsing alone.
  func previews(of project: Project) -> [ProjectPreview]

  /// The source files that run code of changed files, by the compiler's notes.
  ///
  /// - Returns: Absolute paths; nil for all.
  func affected(by changed: [ChangedFile], of project: Project, in program: ProjectProgram) -> Set<String>?

  /// Compiles a project, or takes the program that was compiled from the same files.
  ///
  /// - Parameter willCompile: Called before a module is compiled.
  /// - Throws: ``FlipbookFailure`` when no program can be made at all.
  func program(of project: Project, willCompile: (String) -> Void) throws -> ProjectProgram
}
