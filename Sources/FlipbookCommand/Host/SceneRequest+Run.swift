import FlipbookExport
import FlipbookScenes

extension SceneRequest {
  /// Compiles the scene and runs this request in its process; a layer scene needs neither.
  ///
  /// - Parameters:
  ///   - output: Beside which a crash may leave something half written.
  ///   - progress: Where events go.
  ///   - check: Looks for what would end the work, once the scene's file is known to be there and before it is compiled.
  @MainActor
  func runInScene(
    _ invocation: Invocation, output: String? = nil, progress: ProgressChoice = ProgressChoice(style: .none),
    check: () throws -> Void = {}, makeCompiler: () throws -> any SceneCompiling
  ) throws -> Int32 {
    if SceneFile.holdsLayers(path) {
      try LayerSceneFile.hold(path)
      return try LayerRun(path: path, timeLimit: timeLimit, isQuiet: isQuiet, progress: progress).run {
        try invocation.runAsScene(invocation.request)
      }
    }
    let file = try SceneFile(path: path)
    do { try check() } catch let error as ExportError { throw FlipbookFailure(error) }
    var process = SceneProcess(
      file: file, compiler: try makeCompiler(),
      settings: SceneCompileSettings(languageVersion: languageVersion, scene: scene), showsNotes: !isQuiet)
    process.timeLimit = timeLimit
    process.output = output
    process.progress = progress
    process.sandbox = sandbox
    return try process.run(invocation.request)
  }
}
