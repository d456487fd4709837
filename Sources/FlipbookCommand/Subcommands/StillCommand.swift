import Flipbook
import FlipbookExport
import FlipbookScenes

/// `flipbook still FILE`: one frame of a clip, as a PNG or as text.
enum StillCommand: Subcommand {
  static let name = "still"
  static let summary = "Render one frame to a PNG, PDF or SVG, or print what it draws"

  static let parser = OptionParser(
    command: "flipbook still", operands: "FILE -o OUTPUT",
    summary: "Renders one frame of a clip: to a .png, or to a .pdf or .svg, in which paths stay paths.",
    sections: [
      OptionSections.scene, OptionSections.picture, OptionSections.safety,
      OptionSection(
        title: "Output",
        options: [
          .value("at", nil, "PLACE", "Which frame: \(TimePosition.examples) (the first)"),
          OptionSections.output,
          .flag("print-list", nil, "Print the frame's display list as text"), OptionSections.overwrite,
          OptionSections.pngLevel,
        ]), OptionSection(title: "Run", options: OptionSections.process + OptionSections.run.options),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let request = try StillRequest(options)
    if case .tool(let makeCompiler) = invocation.host {
      return try request.scene.runInScene(
        invocation, output: request.output?.path, makeCompiler: makeCompiler)
    }
    let session = SceneSession(request.scene, settings: request.settings, isStrict: request.isStrict)
    return try session.run { source in
      let frame = try frame(at: request.place, of: source.format)
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

  static func frame(at place: TimePosition, of format: FrameFormat) throws -> Int {
    let rate = format.frameRate.framesPerSecond
    let count = format.frameCount
    let frame = place.frameShown(rate: rate, count: count)
    guard frame < count else {
      throw FlipbookFailure(
        "--at lies outside the clip: it has \(count) frames and lasts \(TimeText.seconds(Double(count) / rate)); "
          + "its last frame is \(count - 1), or 100%.", .usage)
    }
    return frame
  }
}
