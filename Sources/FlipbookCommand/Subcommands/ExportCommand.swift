import FlipbookScenes

/// `flipbook export FILE -o a.json`: a clip as a Lottie animation.
enum ExportCommand: Subcommand {
  static let name = ExportRequest.command
  static let summary = "Write a clip as a Lottie animation, .json or .lottie"

  static let parser = ExportRequest.parser

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let request = try ExportRequest(options)
    if case .tool(let makeCompiler) = invocation.host {
      return try request.scene.runInScene(invocation, output: request.path, makeCompiler: makeCompiler)
    }
    let session = SceneSession(request.scene, settings: request.settings, isStrict: request.isStrict)
    return try session.run { source in try ExportRun(request: request, session: session).write(source) }
  }
}
