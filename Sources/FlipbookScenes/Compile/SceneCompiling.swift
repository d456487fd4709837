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
