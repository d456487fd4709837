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
      The exit code is the number of clips that failed, 99 for as many or more, and 125 when nothing could be begun.
      """,
    sections: [
      OptionSection(
        title: "Batch",
        options: [
          .value("jobs", "j", "N", "Clips rendered at once (half of the cores, 1 or more)"),
          .value("timeout", nil, "TIME", "How long a clip may take (the manifest's timeLimit; 10m)"),
          .flag("only-failed", nil, "Only the clips that the last run did not finish"),
          .flag("dry-run", nil, "Check the manifest and print the command of every clip"),
          OptionSections.overwrite,
        ]),
      OptionSection(
        title: "Reports",
        options: [
          .value("json", nil, "FILE", "Report as JSON (the manifest's name, with .results.json)"),
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
  private static let refused: Int32 = 125
  /// The largest count that the exit code tells.
  private static let largestCount = 99

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

  private static func run(_ options: ParsedOptions, _ makeCompiler: () throws -> any SceneCompiling) throws
    -> Int32
  {
    guard let path = options.positionals.first, options.positionals.count == 1 else {
      throw FlipbookFailure("Name one manifest: flipbook batch MANIFEST.json.", .usage)
    }
    var jobs = try BatchPlan.jobs(try BatchManifest.read(path))
    if let limit = try options.value("timeout", TimeLimit.parse) {
      for index in jobs.indices { jobs[index].timeLimit = limit }
    }
    let json = options.values["json"] ?? Self.results(path)
    let (wanted, kept) = try choose(jobs, options, results: json)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let width = try options.value("jobs", NumberText.integer(in: 1...256)) ?? max(1, cores / 2)
    if options.has("dry-run") {
      for job in wanted {
        let arguments = job.arguments(overwrites: options.has("overwrite"), workers: max(1, cores / width))
        Console.output("flipbook \(arguments.map(ShellText.quoted).joined(separator: " "))\n")
      }
      return 0
    }
    try checkOutputs(wanted, overwrites: options.has("overwrite"))

    let working = try SceneProcess.workingFolder("flipbook-batch-")
    defer { working.remove() }
    let folder = working.path
    let start = ContinuousClock.now
    let style =
      try options.value("progress", NumberText.word(ProgressStyle.self))
      ?? (options.has("quiet") ? .none : Terminal.isInteractive ? .bar : .lines)
    let broken = try compile(wanted, makeCompiler)
    let ready = wanted.filter { broken[$0.file] == nil }
    let progress = BatchProgress(style: style, total: wanted.count)
    let failed = wanted.compactMap { job in
      broken[job.file].map { BatchResult(job: job, state: .failed, message: $0) }
    }
    for (index, result) in failed.enumerated() { progress.update(index + 1, result) }
    let offset = failed.count
    let pool = try BatchPool(
      ready, width: width, overwrites: options.has("overwrite"), folder: folder,
      wantsPosters: options.values["html"] != nil
    ) { progress.update($0 + offset, $1) }
    let isInterrupted = Flag()
    let relay = SignalRelay { _ in
      isInterrupted.set()
      pool.stop()
    }
    let rendered = withExtendedLifetime(relay) { pool.run() }
    progress.end()

    let byOutput = Dictionary(
      uniqueKeysWithValues: (rendered + failed + kept).map { ($0.job.output, $0) })
    let report = BatchReport(
      manifest: path, results: jobs.compactMap { byOutput[$0.output] },
      seconds: (ContinuousClock.now - start) / .seconds(1))
    try write(report, options, json: json)
    if !options.has("quiet"), style != .json { Console.output(report.summary + "\n") }
    if isInterrupted.isSet { return ExitCode.interrupted.rawValue }
    return Int32(min(report.failures.count, largestCount))
  }

  /// The clips to render, and those that an earlier run has done.
  private static func choose(_ jobs: [BatchJob], _ options: ParsedOptions, results: String) throws
    -> (wanted: [BatchJob], kept: [BatchResult])
  {
    guard options.has("only-failed") else { return (jobs, []) }
    guard let done = BatchReport.doneOutputs(in: results) else {
      throw FlipbookFailure(
        "--only-failed needs the report of the last run, but there is no \"\(results)\" that can be read.",
        .usage)
    }
    let kept = jobs.filter { done.contains($0.output) }
    return (
      jobs.filter { !done.contains($0.output) }, kept.map { BatchResult(job: $0, state: .kept) }
    )
  }

  /// Refuses before anything is rendered.
  private static func checkOutputs(_ jobs: [BatchJob], overwrites: Bool) throws {
    guard !overwrites else { return }
    let existing = jobs.map { FramePattern($0.output)?.path(0) ?? $0.output }.filter(
      FileManager.default.fileExists(atPath:))
    guard let first = existing.first else { return }
    throw FlipbookFailure(
      "\"\(first)\"\(existing.count > 1 ? " and \(existing.count - 1) more outputs exist" : " exists") already. Replace "
        + "with --overwrite.", .usage)
  }

  /// Compiles every scene file once, before its clips ask for it at the same time.
  ///
  /// - Returns: What stands against the files that don't compile.
  private static func compile(_ jobs: [BatchJob], _ makeCompiler: () throws -> any SceneCompiling) throws
    -> [String: String]
  {
    var compiler: (any SceneCompiling)?
    var broken: [String: String] = [:]
    for (file, job) in Dictionary(jobs.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first }).sorted(
      by: { $0.key < $1.key })
    {
      do {
        let source = try SceneFile(path: file)
        // Every clip has props of its own, so a layer scene is read with them or not at all.
        if SceneFile.holdsLayers(file) { continue }
        var settings = SceneCompileSettings()
        if job.options.contains("--swift-version=6") { settings.languageVersion = .six }
        let known = try compiler ?? makeCompiler()
        compiler = known
        _ = try known.executable(for: source, settings: settings)
      } catch let failure as FlipbookFailure {
        broken[file] = failure.message
      }
    }
    return broken
  }

  private static func write(_ report: BatchReport, _ options: ParsedOptions, json: String) throws {
    try TextFile.write(try report.json(), to: json)
    if let junit = options.values["junit"] { try TextFile.write(report.junit, to: junit) }
    if let html = options.values["html"] { try TextFile.write(html, report.writeHTML) }
  }

  /// Where the report of a manifest goes: beside it.
  private static func results(_ path: String) -> String {
    let folder = PathText.folder(of: path)
    return (folder.isEmpty ? "" : folder + "/") + PathText.stem(of: path) + ".results.json"
  }
}
