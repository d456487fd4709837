import Flipbook
import FlipbookExport
import FlipbookScenes

/// Everything a command line of `export` says, understood.
struct ExportRequest {
  /// The subcommand's word.
  static let command = "export"

  static let parser = OptionParser(
    command: "flipbook export", operands: "FILE -o OUTPUT",
    summary: """
      Writes a scene as a Lottie animation: .json, or a .lottie container. Paths, strokes, gradients, the outlines of text,
      pictures, groups, clips, blurs and shadows stay what they are.
      """,
    sections: [
      OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      OptionSection(title: "Frames", options: OptionSections.frames),
      OptionSection(
        title: "Output",
        options: [
          OptionSections.output, OptionSections.overwrite,
          .value(
            "tolerance", nil, "N", "How far any point may be off, in points; 0 keeps every frame (0.05)"),
          .flag("rasterise", nil, "Make pictures of what Lottie has no words for, instead of refusing it"),
        ]), OptionSection(title: "Run", options: OptionSections.process + OptionSections.run.options),
    ])

  var scene: SceneRequest
  var settings: SceneSettings
  var frames: FrameChoice
  var path: String
  var overwrites: Bool
  /// In points.
  var tolerance: Double
  var rasterises: Bool
  var isStrict: Bool

  /// Whether it becomes a container.
  var isContainer: Bool { path.lowercased().hasSuffix(".lottie") }

  /// - Throws: ``FlipbookFailure`` for the first value that can't be understood or that contradicts another.
  init(_ options: ParsedOptions) throws {
    scene = try SceneRequest(options, command: Self.command)
    settings = try SceneRequest.settings(options)
    frames = try FrameChoice(options)
    guard frames.selection == nil else {
      throw FlipbookFailure(
        "--frames picks single frames; an animation has all between --from and --to.", .usage)
    }
    path = options.values["output"] ?? ""
    guard path.lowercased().hasSuffix(".json") || path.lowercased().hasSuffix(".lottie") else {
      throw FlipbookFailure(
        "Say where the animation goes: -o animation.json, or -o animation.lottie.", .usage)
    }
    overwrites = options.has("overwrite")
    tolerance = try options.value("tolerance", Self.tolerance) ?? 0.05
    rasterises = options.has("rasterise")
    isStrict = options.has("strict")
  }

  private static func tolerance(_ text: String) throws -> Double {
    guard let value = Double(text), (0...10).contains(value) else {
      throw ValueError("is no number from 0 to 10")
    }
    return value
  }
}
