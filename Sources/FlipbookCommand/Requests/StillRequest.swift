import Flipbook
import FlipbookExport
import FlipbookScenes

/// Everything a command line of `still` says, understood.
struct StillRequest {
  /// The subcommand's word.
  static let command = "still"
  /// The word for a further frame of a row, which is only drawn where the scene moves. People have no use for it.
  static let momentCommand = "moment"

  static let parser = OptionParser(
    command: "flipbook still", operands: "FILE -o OUTPUT",
    summary: "Renders one frame of a clip: to a .png, or to a .pdf or .svg, in which paths stay paths.",
    sections: [
      OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      OptionSection(
        title: "Output",
        options: [
          .value("at", nil, "PLACE", "Which frame: \(TimePosition.examples) (the first)"),
          OptionSections.output,
          .flag("print-list", nil, "Print the frame's display list as text"), OptionSections.overwrite,
          OptionSections.open, OptionSections.quality, OptionSections.pngLevel,
        ]), OptionSection(title: "Run", options: OptionSections.process + OptionSections.run.options),
    ])

  var scene: SceneRequest
  var settings: SceneSettings
  /// Which frame.
  var place: TimePosition
  /// Nil when only the display list is wanted.
  var output: OutputSettings?
  var printsList: Bool
  var isStrict: Bool

  /// - Throws: ``FlipbookFailure`` for the first value that can't be understood or that contradicts another.
  init(_ options: ParsedOptions) throws {
    scene = try SceneRequest(options, command: Self.command)
    place = try options.value("at", TimePosition.parse) ?? .frame(0)
    settings = try SceneRequest.settings(options)
    printsList = options.has("print-list")
    isStrict = options.has("strict")
    guard let path = options.values["output"] else {
      if printsList { return }
      throw FlipbookFailure("Say where the picture goes: -o picture.png, or --print-list for text.", .usage)
    }
    guard OutputFormat(path: path) == .png || DocumentForm.of(path) != nil else {
      throw FlipbookFailure(
        "\"\(path)\" is neither a PNG nor a document; a still is named *.png, *.pdf or *.svg.", .usage)
    }
    var output = OutputSettings(path: path)
    output.overwrites = options.has("overwrite")
    output.pngLevel = try options.value("png-level", NumberText.integer(in: 1...9))
    self.output = output
  }
}
