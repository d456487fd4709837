import Flipbook
import FlipbookExport
import FlipbookScenes

/// `flipbook still FILE`: one frame of a clip, as a PNG or as text.
enum StillCommand: Subcommand {
  static let name = StillRequest.command
  static let summary = "Render one frame to a PNG, PDF or SVG, or print what it draws"

  static let parser = StillRequest.parser

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let request = try StillRequest(options)
    if case .tool(let makeCompiler) = invocation.host {
      let code = try request.scene.runInScene(
        invocation, output: request.output?.path, check: { try request.output?.checkPlace() },
        makeCompiler: makeCompiler)
      if code == ExitCode.success.rawValue, options.has("open"), let path = request.output?.path {
        ResultOpener.open(path)
      }
      return code
    }
    let session = SceneSession(request.scene, settings: request.settings, isStrict: request.isStrict)
    return try session.run { source in
      let frame = try request.place.frame(of: source.format)
      if request.printsList { Console.output("\(source.displayList(at: frame))\n") }
      if let destination = request.output, let form = DocumentForm.of(destination.path) {
        try DocumentRun(
          path: destination.path, overwrites: destination.overwrites, form: form, session: session
        ).write(source, [DocumentPages.Page(frame: frame)])
      } else if let destination = request.output {
        try session.render(source, frames: [frame], to: destination.describing(source), workers: 1)
      }
    }
  }
}
