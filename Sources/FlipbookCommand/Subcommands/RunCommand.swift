import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// `flipbook run PLAN --part K`: renders a part of planned work.
enum RunCommand: Subcommand {
  static let name = "run"
  static let summary = "Render a part of a plan"

  static let parser = OptionParser(
    command: "flipbook run", operands: "PLAN.json --part K",
    summary: """
      Does part K, from 1, of the work that "flipbook plan" planned, into the folder PLAN.parts beside the plan. A part that
      is whole is left as it is; one that was interrupted goes on from its last whole segment.
      """,
    sections: [
      OptionSection(
        title: "Run",
        options: [
          .value("part", nil, "K", "The part, from 1"),
          .value("workers", nil, "N", "Frames rasterised at once, or clips of a batch (all cores)"),
          OptionSections.progress,
        ] + OptionSections.process.filter { $0.name != "sandbox" } + OptionSections.run.options)
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard let path = options.positionals.first, options.positionals.count == 1 else {
      throw FlipbookFailure("Name one plan: flipbook run PLAN.json --part K.", .usage)
    }
    guard let number = try options.value("part", NumberText.integer(in: 1...1_000_000)) else {
      throw FlipbookFailure("Say which part: flipbook run \(path) --part K.", .usage)
    }
    switch try PlanReader.read(path) {
    case let plan as RenderPlan: return try run(plan, path, number, options, invocation)
    case let plan as CommandPlan: return try run(plan, path, number, options, invocation)
    default: throw FlipbookFailure("\"\(path)\" is a plan of an unknown kind.", .usage)
    }
  }

  /// Renders a part of a film.
  private static func run(
    _ plan: RenderPlan, _ path: String, _ number: Int, _ options: ParsedOptions, _ invocation: Invocation
  ) throws -> Int32 {
    try plan.checkPart(number)
    let place = ClipInputs.absolute(path)
    let folder = PlanPaths.partFolder(of: place)
    var given = plan.renderOptions
    for flag in ["quiet", "strict"] where options.has(flag) { given.flags.insert(flag) }
    given.values["timeout"] = options.values["timeout"]
    let progress = try FilmOptions.progress(options)
    let workers = try options.value("workers", NumberText.integer(in: 1...256))
    guard case .tool(let makeCompiler) = invocation.host else {
      let run = PartRun(
        plan: plan, number: number, part: plan.parts[number - 1], folder: folder, workers: workers)
      return try run.render(given, progress)
    }
    if isDone(plan, number, in: folder, options) { return ExitCode.success.rawValue }
    try plan.begin(path)
    let scene = try SceneRequest(given, command: name)
    var moved = invocation
    if let index = options.positionals.firstIndex(of: path) {
      moved.request.options.positionals[index] = place
    }
    let program = plan.program.map { PathText.folder(of: place) + "/" + $0 }
    return try scene.runInScene(
      moved,
      output: folder + "/x", progress: progress
    ) {
      if let program { BundledScene(program: program) } else { try makeCompiler() }
    }
  }

  /// Does a part of a batch or a check.
  private static func run(
    _ plan: CommandPlan, _ path: String, _ number: Int, _ options: ParsedOptions, _ invocation: Invocation
  ) throws -> Int32 {
    try plan.checkPart(number)
    guard case .tool(let makeCompiler) = invocation.host else {
      throw FlipbookFailure("A scene's own program works on no \(plan.kind.rawValue).", .usage)
    }
    guard plan.usesWorkers || options.values["workers"] == nil else {
      throw FlipbookFailure(
        "A part of a check renders one frame at a time, so --workers has no meaning for it.", .usage)
    }
    let folder = PlanPaths.partFolder(of: ClipInputs.absolute(path))
    if plan.kind == .check, isDone(plan, number, in: folder, options) { return ExitCode.success.rawValue }
    try plan.begin(path)
    switch plan.kind {
    // A batch looks itself for clips that are there, and tries again those that failed.
    case .batch:
      return try BatchPart(plan: plan, number: number, folder: folder).run(options, invocation)
    case .check:
      try CheckPart(plan: plan, number: number, folder: folder).run(makeCompiler)
      return ExitCode.success.rawValue
    }
  }

  private static func isDone(
    _ plan: some PlannedWork, _ number: Int, in folder: String, _ options: ParsedOptions
  ) -> Bool {
    guard plan.isWhole(number, in: folder) else { return false }
    if !options.has("quiet") { Console.error("Part \(number) of \(plan.partCount) is whole already.\n") }
    return true
  }
}
