import FlipbookExport
import FlipbookScenes
import Foundation

/// `flipbook plan FILE -o plan.json --film FILM`: divides a film into parts for several machines.
enum PlanCommand: Subcommand {
  static let name = "plan"
  static let summary = "Divide a film into parts that several machines render"

  static let parser = OptionParser(
    command: "flipbook plan", operands: "FILE --film FILM -o PLAN.json",
    summary: """
      Writes a plan of a film: its segments, divided into parts of equal cost, the files it is made of and the machine's
      versions. "flipbook run PLAN --part K" renders a part, on any machine that is alike; "flipbook join PLAN" makes the film.
      "flipbook plan batch MANIFEST.json" and "flipbook plan check SCENES --goldens DIR" divide a batch and a check.
      """,
    sections: [
      OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      OptionSection(title: "Frames", options: OptionSections.frames),
      OptionSection(
        title: "Film",
        options: [
          .value("film", nil, "FILM", "The film's name; the extension picks the format"),
          .value("segment", nil, "TIME|markers", "Where the film is cut (\(SegmentText.standard))"),
        ] + OptionSections.film),
      OptionSection(
        title: "Plan",
        options: [
          .value("parts", nil, "N", "Parts at most, each of one segment or more (8)"),
          .value("output", "o", "PLAN", "Where the plan goes"),
          .value(
            "bundle", nil, "TAR",
            "Pack the plan, its files and the compiled scene for machines without a compiler"),
          OptionSections.overwrite,
        ]),
      OptionSection(title: "Run", options: OptionSections.process + OptionSections.run.options),
    ])

  static func parser(for arguments: [String]) -> OptionParser {
    CommandPlan.Kind(rawValue: arguments.first ?? "").map {
      $0.parser("plan", options: CommandPlanMaker.options)
    }
      ?? parser
  }

  /// The options that are the plan's own, not the film's.
  static let own: Set<String> = [
    "film", "output", "parts", "bundle", "overwrite", "quiet", "strict", "timeout", "sandbox",
  ]

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    if let kind = CommandPlan.Kind(rawValue: options.positionals.first ?? "") {
      return try CommandPlanMaker(kind: kind, options: options).run(invocation)
    }
    let scene = try SceneRequest(options, command: name)
    guard let film = options.values["film"], !film.isEmpty else {
      throw FlipbookFailure("Say what the film will be: --film film.mp4.", .usage)
    }
    guard let path = options.values["output"], path.hasSuffix(".json") else {
      throw FlipbookFailure("Say where the plan goes: -o plan.json.", .usage)
    }
    var output = try FilmOptions.settings(options, path: film)
    output.segments = try options.value("segment", SegmentText.parse) ?? .standard
    guard output.segments != .none else {
      throw FlipbookFailure("--segment none leaves nothing to divide; give a time, or markers.", .usage)
    }
    do { try output.check() } catch let error as ExportError { throw FlipbookFailure(error) }
    guard OutputFormat(path: film) != .png, DocumentForm.of(film) == nil else {
      throw FlipbookFailure("Films and animations are planned; \"\(film)\" is neither.", .usage)
    }
    if !options.has("overwrite"), FileManager.default.fileExists(atPath: path) {
      throw FlipbookFailure("\"\(path)\" exists already. Replace it with --overwrite.", .failure)
    }
    let parts = try options.value("parts", NumberText.integer(in: 1...100_000)) ?? 8
    let settings = try SceneRequest.settings(options)
    if case .tool(let makeCompiler) = invocation.host {
      let code = try scene.runInScene(invocation, makeCompiler: makeCompiler)
      if code == 0, let bundle = options.values["bundle"] {
        try PlanBundle(plan: path, bundle: bundle, overwrites: options.has("overwrite"))
          .write(scene, makeCompiler)
      }
      return code
    }
    return try make(scene, settings, output, path: path, parts: parts, options)
  }

  /// Writes the plan, in the scene's process.
  private static func make(
    _ scene: SceneRequest, _ settings: SceneSettings, _ output: OutputSettings, path: String, parts: Int,
    _ options: ParsedOptions
  ) throws -> Int32 {
    let session = SceneSession(scene, settings: settings, isStrict: options.has("strict"))
    return try session.run { source in
      let choice = try FrameChoice(options)
      let frames = try choice.frames(
        rate: source.format.frameRate.framesPerSecond, count: source.format.frameCount)
      var kept = options
      kept.values = options.values.filter { !own.contains($0.key) }
      kept.flags.subtract(own)
      let maker = PlanMaker(
        source: source, frames: frames, output: output, renderer: settings.renderer, options: kept,
        file: scene.path, partCount: parts)
      let others = [output.path, path, options.values["bundle"] ?? path, PlanPaths.partFolder(of: path)]
      let plan = try maker.plan(leavingOut: others)
      try TextFile.write(try plan.text(), to: path)
      guard !options.has("quiet") else { return }
      let most = plan.parts.map(\.cost).max() ?? 0
      let sum = plan.parts.map(\.cost).reduce(0, +)
      Console.error(
        "\(path): \(plan.segments.count) segments in \(plan.parts.count) parts, \(TimeText.seconds(sum)) of work, "
          + "\(TimeText.seconds(most)) in the longest part\n")
    }
  }
}
