import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Divides a batch or a check into parts.
@MainActor
struct CommandPlanMaker {
  let kind: CommandPlan.Kind
  /// The command line of `plan`, whose first positional is the kind.
  let options: ParsedOptions

  /// The options of the plan.
  static let options: [OptionSpec] = [
    .value("parts", nil, "N", "Parts at most (8)"), .value("output", "o", "PLAN", "Where the plan goes"),
  ]
  private static let own: Set<String> = ["parts", "output"]

  func run(_ invocation: Invocation) throws -> Int32 {
    guard case .tool(let makeCompiler) = invocation.host else {
      throw FlipbookFailure("A scene's own program plans nothing.", .usage)
    }
    guard let path = options.values["output"], path.hasSuffix(".json") else {
      throw FlipbookFailure("Say where the plan goes: -o plan.json.", .usage)
    }
    guard options.has("overwrite") || !FileManager.default.fileExists(atPath: path) else {
      throw FlipbookFailure("\"\(path)\" exists already. Replace it with --overwrite.", .failure)
    }
    let count = try options.value("parts", NumberText.integer(in: 1...BatchShard.limit)) ?? 8
    let plan =
      switch kind {
      case .batch: try batch(count, makeCompiler)
      case .check: try check(count, path)
      }
    try TextFile.write(try plan.sealed().text(), to: path)
    if !options.has("quiet") {
      Console.error("\(path): \(plan.unitCount) \(plan.unit) in \(plan.partCount) parts\n")
    }
    return ExitCode.success.rawValue
  }

  /// The command line without the plan's options.
  private var given: ParsedOptions {
    var given = options
    given.positionals.removeFirst()
    given.values = given.values.filter { !Self.own.contains($0.key) }
    given.flags.subtract(kind == .batch ? ["quiet"] : ["quiet", "overwrite"])
    return given
  }

  private func plan(parts: [[String]], inputs: [RenderPlan.Input], renderer: Renderer) -> CommandPlan {
    let given = given
    return CommandPlan(
      kind: kind, machine: .current(renderer), folder: FileManager.default.currentDirectoryPath,
      options: RenderPlan.Options(
        values: given.values, lists: given.lists, flags: given.flags.sorted()), operands: given.positionals,
      parts: parts.map(CommandPlan.Part.init), inputs: inputs)
  }

  /// Parts are shards: rows in turn, so that long rows beside each other are divided.
  private func batch(_ count: Int, _ makeCompiler: @escaping () throws -> any SceneCompiling) throws
    -> CommandPlan
  {
    let given = given
    guard let manifest = given.positionals.first, given.positionals.count == 1 else {
      throw FlipbookFailure("Name one manifest: flipbook plan batch MANIFEST.json -o PLAN.json.", .usage)
    }
    let found = try BatchClips.find(manifest, given, makeCompiler)
    let jobs = found.jobs
    if !options.has("overwrite"),
      let there = jobs.first(where: { FileManager.default.fileExists(atPath: $0.output) })
    {
      throw FlipbookFailure("\"\(there.output)\" exists already. Replace outputs with --overwrite.", .usage)
    }
    func shards(_ count: Int) -> [[String]] {
      (1...count).map { BatchShard(number: $0, count: count).clips(of: jobs).map(\.name) }
    }
    // With fewer rows than parts the shards are those of the smaller number.
    let parts = shards(shards(count).count { !$0.isEmpty })
    var paths = Set(found.manifests.flatMap { [$0.path] + [$0.rowFile].compactMap(\.self) })
    for file in Set(jobs.map(\.file)) { paths.formUnion(try SceneFile(path: file).parts.map(\.absolutePath)) }
    var plan = plan(
      parts: parts, inputs: try PlanInputs.digests(Set(paths.map(ClipInputs.absolute))), renderer: .fast)
    plan.batch = BatchLog.Header.plan(of: jobs.map(\.name))
    return plan
  }

  /// Parts are ranges of scene files.
  private func check(_ count: Int, _ path: String) throws -> CommandPlan {
    let given = given
    guard let goldens = given.values["goldens"], !goldens.isEmpty, !given.positionals.isEmpty else {
      throw FlipbookFailure("Name scenes and goldens: flipbook plan check SCENES --goldens DIR.", .usage)
    }
    guard !given.has("previews") else {
      throw FlipbookFailure(
        "The previews of a project are one program and are checked together; they can't be planned.", .usage)
    }
    _ = try PlacesText.read(given)
    let (files, _) = try SceneGlob.files(given.positionals)
    _ = try CheckRun.names(files)
    let count = min(count, files.count)
    let parts = (0..<count).map { part in
      Array(files[files.count * part / count..<files.count * (part + 1) / count])
    }
    let reports = ["json", "junit", "html", "diff", "summary"].compactMap { given.values[$0] }
    var inputs = try PlanInputs.list(files, given, leavingOut: reports + [goldens, path])
    let approved =
      (try? PictureFolder(path: goldens).files.map { ClipInputs.absolute("\(goldens)/\($0)") }) ?? []
    inputs += try PlanInputs.digests(Set(approved))
    let renderer = try SceneRequest.settings(given).renderer
    return plan(parts: parts, inputs: inputs, renderer: renderer)
  }
}
