import Flipbook
import FlipbookCairo
import FlipbookExport
import FlipbookScenes

/// Everything a command line of `render` says, understood.
struct RenderRequest {
  /// The subcommand's word.
  static let command = "render"

  static let parser = OptionParser(
    command: "flipbook render", operands: "FILE -o OUTPUT",
    summary: """
      Renders a clip. The extension of OUTPUT picks the format: .mp4 .webm .mov .gif .apng .webp, or .png with a
      place for the frame's number, such as frames/%05d.png. A .pdf has a page for each moment.
      """,
    sections: [
      OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      OptionSection(title: "Frames", options: OptionSections.frames + OptionSections.pages),
      OptionSection(
        title: "Output",
        options: [
          OptionSections.output, OptionSections.overwrite, OptionSections.open, OptionSections.quality,
        ] + OptionSections.film + [
          .flag("save-sections", nil, "Write a file for each section of the scene too, beside OUTPUT"),
          OptionSections.pngLevel,
        ]),
      OptionSections.kept,
      OptionSection(
        title: "Run",
        options: [
          .value("workers", nil, "N", "Frames rasterised at once (all cores)"),
          .value(
            "profile", nil, "FILE", "Write where the time goes: a flame graph as .svg, numbers as .json"),
          OptionSections.progress,
        ] + OptionSections.process + OptionSections.run.options),
    ])

  var scene: SceneRequest
  var settings: SceneSettings
  var frames: FrameChoice
  var output: OutputSettings
  /// Nil for all cores.
  var workers: Int?
  var progress: ProgressChoice
  var isStrict: Bool

  /// - Throws: ``FlipbookFailure`` for the first value that can't be understood or that contradicts another.
  init(_ options: ParsedOptions) throws {
    scene = try SceneRequest(options, command: Self.command)
    settings = try SceneRequest.settings(options)
    frames = try FrameChoice(options)
    guard let output = options.values["output"], !output.isEmpty else {
      throw FlipbookFailure("Say where the film goes: -o film.mp4, or -o frames/%05d.png.", .usage)
    }
    self.output = try FilmOptions.settings(options, path: output)
    self.output.pngLevel = try options.value("png-level", NumberText.integer(in: 1...9))
    if let form = DocumentForm.of(output) {
      try Self.checkDocument(form, output, options)
    } else if let name = ["at", "markers"].first(where: { options.values[$0] != nil || options.has($0) }) {
      throw FlipbookFailure("--\(name) picks the pages of a PDF; \"\(output)\" is none.", .usage)
    } else {
      do { try self.output.check() } catch let error as ExportError { throw FlipbookFailure(error) }
    }
    workers = try options.value("workers", NumberText.integer(in: 1...256))
    isStrict = options.has("strict")
    progress = try FilmOptions.progress(options)
  }

  private static func checkDocument(
    _ form: VectorDocument.Form, _ path: String, _ options: ParsedOptions
  ) throws {
    guard form == .pdf else {
      throw FlipbookFailure("An SVG is one picture: flipbook still FILE -o \(path).", .usage)
    }
    let films = [
      "codec", "crf", "preset", "pixel-format", "audio", "captions", "manifest", "cache", "png-level",
    ]
    if let name = films.first(where: { options.values[$0] != nil || options.lists[$0] != nil }) {
      throw FlipbookFailure("--\(name) is for films and pictures; \"\(path)\" is a document.", .usage)
    }
    if options.has("markers"), options.values["at"] != nil {
      throw FlipbookFailure("--at and --markers both pick the pages; give one of them.", .usage)
    }
  }
}
