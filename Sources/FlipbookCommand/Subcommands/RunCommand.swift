import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation
import Synchronization

/// `flipbook run PLAN --part K`: renders a part of a planned film.
enum RunCommand: Subcommand {
  static let name = "run"
  static let summary = "Render a part of a planned film"

  static let parser = OptionParser(
    command: "flipbook run", operands: "PLAN.json --part K",
    summary: """
      Renders part K, from 1, of the film that "flipbook plan" planned, into the folder PLAN.parts beside the plan. A part that
      is whole is left as it is; one that was interrupted goes on from its last whole segment.
      """,
    sections: [
      OptionSection(
        title: "Run",
        options: [
          .value("part", nil, "K", "The part, from 1"),
          .value("workers", nil, "N", "Frames rasterised at once (all cores)"), OptionSections.progress,
        ] + OptionSections.process.filter { $0.name != "sandbox" } + OptionSections.run.options)
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard let path = options.positionals.first, options.positionals.count == 1 else {
      throw FlipbookFailure("Name one plan: flipbook run PLAN.json --part K.", .usage)
    }
    guard let number = try options.value("part", NumberText.integer(in: 1...1_000_000)) else {
      throw FlipbookFailure("Say which part: flipbook run \(path) --part K.", .usage)
    }
    let plan = try RenderPlan.read(path)
    let part = try plan.part(number)
    let place = ClipInputs.absolute(path)
    let folder = RenderPlan.partFolder(of: place)
    var given = plan.renderOptions
    for flag in ["quiet", "strict"] where options.has(flag) { given.flags.insert(flag) }
    given.values["timeout"] = options.values["timeout"]
    let progress = try FilmOptions.progress(options)
    let workers = try options.value("workers", NumberText.integer(in: 1...256))
    guard case .tool(let makeCompiler) = invocation.host else {
      let run = PartRun(plan: plan, number: number, part: part, folder: folder, workers: workers)
      return try run.render(given, progress)
    }
    if case .success = PartRecord.segments(plan, number, in: folder) {
      if !options.has("quiet") { Console.error("Part \(number) of \(plan.parts.count) is whole already.\n") }
      return ExitCode.success.rawValue
    }
    try plan.checkMachine(path)
    let workingFolder = plan.workingFolder(path)
    guard FileManager.default.changeCurrentDirectoryPath(workingFolder) else {
      throw FlipbookFailure("The plan's folder \"\(workingFolder)\" is not there.", .usage)
    }
    try PlanInputs.check(plan, path)
    let scene = try SceneRequest(given, command: name)
    var arguments = invocation.arguments
    if let index = arguments.firstIndex(of: path) { arguments[index] = place }
    let program = plan.program.map { PathText.folder(of: place) + "/" + $0 }
    return try scene.runInScene(
      Invocation(host: invocation.host, arguments: arguments, runAsScene: invocation.runAsScene),
      output: folder + "/x", progress: progress
    ) {
      if let program { BundledScene(program: program) } else { try makeCompiler() }
    }
  }
}
