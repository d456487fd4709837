import FlipbookScenes

/// Finds the previews of a project, and compiles it into a program that draws them.
package protocol ProjectCompiling {
  /// What evaluates the manifests of packages.
  var manifests: any ManifestReading { get }

  /// The previews of a project, found by parsing alone.
  func previews(of project: Project) -> [ProjectPreview]

  /// Compiles a project, or takes the program that was compiled from the same files.
  ///
  /// - Parameter willCompile: Called before a module is compiled.
  /// - Throws: ``FlipbookFailure`` when no program can be made at all.
  func program(of project: Project, willCompile: (String) -> Void) throws -> ProjectProgram
}
