import FlipbookScenes

/// Which of the two programs a command line runs in.
package enum Host {
  /// The `flipbook` program, which compiles scenes and starts them.
  case tool(makeCompiler: () throws -> any SceneCompiling)
  /// The program that a scene file was compiled to; its clips are registered.
  case scene
}
