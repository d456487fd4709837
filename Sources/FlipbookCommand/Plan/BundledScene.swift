import FlipbookDrawing
import FlipbookScenes
import Foundation

/// The compiled scene of a bundle, in place of a compiler.
struct BundledScene: SceneCompiling {
  /// The path of the executable.
  let program: String

  var components: [(name: String, detail: String)] { [("compiled scene", program)] }

  func executable(for file: SceneFile, settings: SceneCompileSettings) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw FlipbookFailure("The bundle's compiled scene \"\(program)\" is missing.", .scene)
    }
    return program
  }

  private var unavailable: FlipbookFailure {
    FlipbookFailure("A bundle has no compiler for its scene.", .usage)
  }

  func sourceHash(of file: SceneFile, settings: SceneCompileSettings) throws -> ContentHash {
    throw unavailable
  }
  func props(of file: SceneFile, settings: SceneCompileSettings) throws -> DeclaredProps { throw unavailable }
  func lint(_ file: SceneFile, settings: SceneCompileSettings) throws -> SceneFindings { throw unavailable }
}
