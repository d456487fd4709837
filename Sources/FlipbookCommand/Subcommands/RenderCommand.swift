import Flipbook
import FlipbookExport
import FlipbookScenes

/// `flipbook render FILE -o OUTPUT`: a clip as a film, an animation or a sequence of PNGs.
enum RenderCommand: Subcommand {
  static let name = "render"
  static let summary = "Render a clip to a film, an animation or a sequence of PNGs"

  static let parser = OptionParser(
    command: "flipbook render", operands: "FILE -o OUTPUT",
    summary: """
      Renders a clip. The extension of OUTPUT picks the format: .mp4 .webm .mov .gif .apng .webp, or .png with a
      place for the frame's number, such as frames/%05d.png. A .pdf has a page for each moment.
      """,
    sections: [
      OptionSections.scene, OptionSections.picture, OptionSections.safety,
      OptionSection(
        title: "Frames",
        options: [
          .value("frames", nil, "LIST", "Only these frames: \(FrameSelection.examples)"),
          .value("from", nil, "PLACE", "Begin here: \(TimePosition.examples)"),
          .value("to", nil, "PLACE", "End before the frame that starts here"),
        ] + DocumentPages.options),
      OptionSection(
        title: "Output",
        options: [OptionSections.output, OptionSections.overwrite] + OptionSections.film + [
          OptionSections.pngLevel
        ]),
      ManifestOptions.section,
      OptionSection(
        title: "Run",
        options: [
          .value("workers", nil, "N", "Frames rasterised at once (all cores)"),
          OptionSections.progress,
        ] + OptionSections.process + OptionSections.run.options),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let request = try RenderRequest(options)
    if case .tool(let makeCompiler) = invocation.host {
      return try request.scene.runInScene(
        invocation, output: request.output.path, progress: request.progress, makeCompiler: makeCompiler)
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
      let kept = try ManifestOptions(options)
      try kept.render(
        source, frames: frames, to: request.output.describing(source), workers: request.workers,
        path: request.scene.path, options,
        session)
    }
  }
}
