import Flipbook
import FlipbookExport
import FlipbookScenes

/// `flipbook render FILE -o OUTPUT`: a clip as a film, an animation or a sequence of PNGs.
enum RenderCommand: Subcommand {
  static let name = RenderRequest.command
  static let summary = "Render a clip to a film, an animation or a sequence of PNGs"

  static let parser = RenderRequest.parser

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let request = try RenderRequest(options)
    if case .tool(let makeCompiler) = invocation.host {
      let code = try request.scene.runInScene(
        invocation, output: request.output.path, progress: request.progress,
        check: { try request.output.checkPlace(replaces: options.has("resume")) }, makeCompiler: makeCompiler)
      if code == ExitCode.success.rawValue, options.has("open") { ResultOpener.open(request.output.path) }
      return code
    }
    let session = SceneSession(
      request.scene, settings: request.settings, isStrict: request.isStrict, progress: request.progress)
    return try session.run { source in
      if let form = DocumentForm.of(request.output.path) {
        let pages = try DocumentPages.pages(options, request.frames, source)
        return try DocumentRun(
          path: request.output.path, overwrites: request.output.overwrites, form: form, session: session
        ).write(source, pages)
      }
      let format = source.format
      let frames = try request.frames.frames(
        rate: format.frameRate.framesPerSecond, count: format.frameCount)
      try RenderRun(
        session: session, output: request.output.describing(source), workers: request.workers,
        path: request.scene.path, options: options, kept: ManifestOptions(options)
      ).run(source, frames: frames)
      if options.has("save-sections") {
        try SectionFiles(request: request, session: session).write(source, frames: frames)
      }
    }
  }
}
