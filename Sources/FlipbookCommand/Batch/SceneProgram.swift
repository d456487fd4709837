import FlipbookScenes
import Foundation

/// The program that renders a scene file's rows.
struct SceneProgram: Sendable {
  /// A compiled scene, or `flipbook` itself for layer scenes.
  var executable: String
  /// Variables that it gets beside this process's own.
  var environment: [String: String]
  /// The scene's Swift files: the path for messages, and the absolute one.
  var files: [(path: String, absolutePath: String)]

  /// The running program, which reads layer scenes itself.
  static let tool = SceneProgram(
    executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path, environment: [:],
    files: [])

  init(executable: String, environment: [String: String], files: [(path: String, absolutePath: String)]) {
    self.executable = executable
    self.environment = environment
    self.files = files
  }

  /// Compiles a scene.
  init(_ file: SceneFile, _ settings: SceneCompileSettings, _ compiler: any SceneCompiling) throws {
    executable = try compiler.executable(for: file, settings: settings)
    environment = SceneProcess.region
    files = file.parts.map { ($0.path, $0.absolutePath) }
  }
}
