import FlipbookScenes
import Foundation

/// The program that renders a scene file's rows.
package struct SceneProgram: Sendable {
  /// A compiled scene, or `flipbook` itself for layer scenes.
  package var executable: String
  /// Whether it is a compiled scene, which runs in an environment of its own.
  var isCompiled: Bool
  /// The scene's Swift files: the path for messages, and the absolute one.
  var files: [(path: String, absolutePath: String)]
  /// The scene that was compiled; nil for `flipbook` itself.
  var scene: SceneFile?
  /// The folder of the project that was compiled, absolute; nil for others.
  var project: String?

  /// The running program, which reads layer scenes itself.
  package static let tool = SceneProgram(
    executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path, isCompiled: false,
    files: [])

  init(executable: String, isCompiled: Bool, files: [(path: String, absolutePath: String)]) {
    self.executable = executable
    self.isCompiled = isCompiled
    self.files = files
  }

  /// Compiles a scene.
  package init(_ file: SceneFile, _ settings: SceneCompileSettings, _ compiler: any SceneCompiling) throws {
    executable = try compiler.executable(for: file, settings: settings)
    isCompiled = true
    scene = file
    files = file.parts.map { ($0.path, $0.absolutePath) }
  }

  /// Variables that it gets beside this process's own.
  ///
  /// - Parameter folder: A folder that is the process's alone.
  func environment(folder: String) -> [String: String] {
    isCompiled ? SceneEnvironment.variables(folder: folder) : [:]
  }
}
