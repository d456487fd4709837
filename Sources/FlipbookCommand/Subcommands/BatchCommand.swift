import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// `flipbook batch MANIFEST.json`: many clips, one report.
enum BatchCommand: Subcommand {
  static let name = "batch"
  static let summary = "Render many clips that a manifest names"

  static let parser = OptionParser(
    command: "flipbook batch", operands: "MANIFEST.json",
    summary: """
      Renders every scene of a manifest with all its props, sizes and formats; a clip that fails doesn't stop the others.
      The exit code is the number of clips that failed, 99 for as many or more, 123 when none failed but some were not
      made, and 125 when nothing could be begun.
      """,
    sections: [
      OptionSection(
        title: "Batch",
        options: [
          .value("jobs", "j", "N", "Clips rendered at once (as many as there are cores)"),
          .value("timeout", nil, "TIME", "How long a clip may take (the manifest's timeLimit; 10m)"),
          .flag("sandbox", nil, "Run scenes under bubblewrap: no network, no other folders"),
          .flag("resume", nil, "Keep the clips that are whole and up to date, and make the others"),
          .flag("only-failed", nil, "As --resume, but only with the report of an earlier run"),
          .value("shard", nil, "I/N", "Only part I of N, for one machine of several"),
          .flag("merge", nil, "Put the reports of shards together: --merge REPORT…"),
          .value(
            "max-clips", nil, "N", "The most clips that a manifest may ask for (\(BatchPlan.standardLimit))"),
          .flag("dry-run", nil, "Check the manifest and print the command of every clip"),
          .flag("schema", nil, "Print the JSON Schema of manifests"),
          OptionSections.overwrite,
        ]),
      OptionSection(
        title: "Reports",
        options: [
          .value(
            "report", nil, "FILE", "Report as it grows, JSON Lines (the manifest's name, with .results.jsonl)"
          ),
          .value("json", nil, "FILE", "Report as one JSON object"),
          .value("junit", nil, "FILE", "Report as JUnit's XML"),
          .value("html", nil, "FILE", "Report as a page with a picture of every clip"),
        ]),
      OptionSection(
        title: "Run",
        options: [
          .value(
            "progress", nil, "bar|lines|json|none", "How progress is told (a bar on a terminal, else lines)"),
          OptionSections.quiet, OptionSections.help,
        ]),
    ])

  /// When nothing could be begun; the numbers below count clips.
  static let refused: Int32 = 125

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard case .tool(let makeCompiler) = invocation.host else {
      throw FlipbookFailure("A scene's own program runs no batch.", .usage)
    }
    do {
      return try run(options, makeCompiler)
    } catch let failure as FlipbookFailure where failure.exitCode != .interrupted {
      Console.error("flipbook: \(failure.message)\n")
      return refused
    }
  }

  private static func run(
    _ options: ParsedOptions, _ makeCompiler: @escaping () throws -> any SceneCompiling
  ) throws -> Int32 {
    if options.has("merge") {
      try checkMerge(options)
      return try BatchMerge.run(options.positionals, options)
    }
    if options.has("schema") {
      Console.output(BatchSchema.text)
      return 0
    }
    guard let path = options.positionals.first, options.positionals.count == 1 else {
      throw FlipbookFailure("Name one manifest: flipbook batch MANIFEST.json.", .usage)
    }
    if options.has("resume"), options.has("only-failed") {
      throw FlipbookFailure("--resume makes what failed too; give one of --resume and --only-failed.", .usage)
    }
    let found = try clips(path, options, makeCompiler)
    var jobs = found.jobs
    let manifests = found.manifests
    for warning in found.warnings { Console.error("warning: \(warning)\n") }
    if let limit = try options.value("timeout", TimeLimit.parse) {
      for index in jobs.indices { jobs[index].timeLimit = limit }
    }
    let strict = manifests.contains { $0.options["strict"] == "true" }
    if strict, let first = found.warnings.first { throw FlipbookFailure("\"strict\": \(first)", .usage) }
    return try BatchRun(
      options: options, manifest: path, all: jobs,
      sources: manifests.flatMap { [$0.path] + [$0.rowFile].compactMap(\.self) },
      scenes: found.scenes
    ).run()
  }

  /// All clips of a manifest, with the manifests that it includes, what is odd about them, and their scenes.
  static func clips(
    _ path: String, _ options: ParsedOptions, _ makeCompiler: @escaping () throws -> any SceneCompiling
  ) throws -> (jobs: [BatchJob], manifests: [BatchManifest], warnings: [String], scenes: BatchScenes) {
    let limit =
      try options.value("max-clips", NumberText.integer(in: 1...10_000_000)) ?? BatchPlan.standardLimit
    let manifests = try BatchManifest.read(path, limit: limit)
    let scenes = BatchScenes(makeCompiler)
    var plan = BatchPlan(scenes: scenes, limit: limit)
    let jobs = try plan.jobs(manifests, below: path)
    return (jobs, manifests, plan.warnings, scenes)
  }

  /// Refuses what says nothing of a merge.
  private static func checkMerge(_ options: ParsedOptions) throws {
    let others =
      ["resume", "only-failed", "dry-run", "overwrite", "sandbox"].filter(options.has)
      + ["jobs", "timeout", "shard"].filter { options.values[$0] != nil }
    guard let other = others.first else { return }
    throw FlipbookFailure("--merge renders nothing, so --\(other) has no meaning with it.", .usage)
  }
}
