import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// One run of a batch: chooses the clips that have to be made, makes them, and keeps the report.
@MainActor
struct BatchRun {
  let options: ParsedOptions
  /// The manifest's path.
  let manifest: String
  /// All clips of the manifest.
  let all: [BatchJob]
  /// Files that clips don't depend on: manifests, rows.
  let sources: [String]
  let scenes: BatchScenes

  private var isResumed: Bool { options.has("resume") || options.has("only-failed") }

  func run() throws -> Int32 {
    let shard = try options.value("shard", BatchShard.parse)
    let jobs = shard?.clips(of: all) ?? all
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let width = try options.value("jobs", NumberText.integer(in: 1...256)) ?? cores
    let style =
      try options.value("progress", NumberText.word(ProgressStyle.self))
      ?? (options.has("quiet") ? .none : Terminal.isInteractive ? .bar : .lines)
    let path = options.values["report"] ?? BatchReportFiles.path(manifest, shard)
    let inputs = ClipInputs(
      all, leavingOut: sources + [path] + ["json", "junit", "html"].compactMap { options.values[$0] },
      sources: scenes.sourceHash)
    let earlier = try earlierClips(path)
    let choice = BatchChoice(jobs, earlier, inputs)
    if !isResumed { try checkOutputs(choice.wanted.map(\.job), overwrites: options.has("overwrite")) }
    if options.has("only-failed") {
      // The report speaks for the clips that it names; others may be anyone's files.
      let strangers = choice.wanted.map(\.job).filter { earlier[$0.name] == nil }
      try checkOutputs(strangers, overwrites: options.has("overwrite"))
    }
    // Where there is none, it is said before anything is rendered.
    if options.has("sandbox") { _ = try Sandbox.program() }
    let overwrites = options.has("overwrite") || isResumed
    if options.has("dry-run") { return showPlan(choice, overwrites, workers: max(1, cores / width)) }
    return try render(choice, jobs, shard, overwrites: overwrites, width: width, style: style, path: path)
  }

  /// Prints the command lines of a batch.
  private func showPlan(_ choice: BatchChoice, _ overwrites: Bool, workers: Int) -> Int32 {
    for entry in choice.wanted {
      let arguments = entry.job.arguments(overwrites: overwrites, workers: workers)
      Console.output("flipbook \(arguments.map(ShellText.quoted).joined(separator: " "))\n")
    }
    for record in choice.broken { Console.error("\(record.output): \(record.message ?? "")\n") }
    return BatchReportFiles.exitCode(BatchReport(manifest: manifest, clips: choice.broken, seconds: 0))
  }

  /// Renders the clips of a choice and writes the reports.
  ///
  /// - Parameter width: Clips at a time.
  private func render(
    _ choice: BatchChoice, _ jobs: [BatchJob], _ shard: BatchShard?, overwrites: Bool, width: Int,
    style: ProgressStyle, path: String
  ) throws -> Int32 {
    var choice = choice
    // Leftovers of a killed batch are removed beside all outputs, those of clips that are kept too.
    var swept: Set<String> = []
    for job in jobs where swept.insert(PathText.folder(of: job.output)).inserted {
      OutputFile.sweep(beside: job.output)
    }
    let working = try SceneProcess.workingFolder("flipbook-batch-")
    defer { working.remove() }
    let folder = working.path
    try FileManager.default.createDirectory(atPath: folder + "/posters", withIntermediateDirectories: false)
    let start = ContinuousClock.now
    let log = try BatchLog(path: path, header: header(shard), kept: choice.kept)
    defer { log.close() }
    let entries = try choice.prepare(scenes)
    let progress = BatchProgress(style: style, total: choice.wanted.count)
    for record in choice.broken {
      try log.append(record)
      progress.update(record)
    }
    let pool = BatchPool(
      entries, width: width, overwrites: overwrites, folder: folder,
      wantsPosters: options.values["html"] != nil,
      sandbox: options.has("sandbox") ? Sandbox(entries.map(\.job)) : nil, log: log,
      didFinish: progress.update)
    let isInterrupted = Flag()
    let relay = SignalRelay { _ in
      isInterrupted.set()
      pool.stop()
    }
    let result = withExtendedLifetime(relay) { pool.run() }
    progress.end()

    var records = result.records
    for record in choice.kept + choice.broken { records[record.output] = record }
    var report = BatchReport(
      manifest: manifest, clips: jobs.map { records[$0.name] ?? ClipRecord($0, .notBegun) },
      seconds: (ContinuousClock.now - start) / .seconds(1))
    report.posters = result.posters
    if options.values["html"] != nil { addPosters(of: choice.kept, jobs, in: folder, &report) }
    try BatchReportFiles.write(report, options)
    if let failure = result.failure { throw failure }
    if !options.has("quiet"), style != .json {
      for line in report.warningLines { Console.error(line + "\n") }
      Console.output(report.summary + "\n")
    }
    if isInterrupted.isSet { return ExitCode.interrupted.rawValue }
    return BatchReportFiles.exitCode(report)
  }

  /// The records of an earlier run, by the outputs of their clips.
  private func earlierClips(_ path: String) throws -> [String: ClipRecord] {
    guard isResumed else { return [:] }
    guard let content = try BatchLog.read(path) else {
      guard options.has("resume") else {
        throw FlipbookFailure(
          "--only-failed needs the report of the last run, but there is no \"\(path)\" that can be read.",
          .usage)
      }
      return [:]
    }
    return Dictionary(content.clips.map { ($0.output, $0) }) { $1 }
  }

  private func header(_ shard: BatchShard?) -> BatchLog.Header {
    BatchLog.Header(
      manifest: PathText.name(of: manifest), clips: all.count,
      plan: BatchLog.Header.plan(of: all.map(\.name)),
      shard: shard?.description, started: Date().ISO8601Format())
  }

  /// Refuses before anything is rendered.
  private func checkOutputs(_ jobs: [BatchJob], overwrites: Bool) throws {
    guard !overwrites else { return }
    let existing = jobs.map { FramePattern($0.output)?.path(0) ?? $0.output }.filter(
      FileManager.default.fileExists(atPath:))
    guard let first = existing.first else { return }
    throw FlipbookFailure(
      "\"\(first)\"\(existing.count > 1 ? " and \(existing.count - 1) more outputs exist" : " exists") already. Replace "
        + "with --overwrite, or keep what is up to date with --resume.", .usage)
  }

  private func addPosters(
    of kept: [ClipRecord], _ jobs: [BatchJob], in folder: String, _ report: inout BatchReport
  ) {
    let outputs = Dictionary(jobs.map { ($0.name, $0.output) }) { $1 }
    for (index, record) in kept.enumerated() {
      guard let output = outputs[record.output] else { continue }
      report.posters[record.output] = BatchPoster.make(
        output, record, in: folder + "/posters", name: "kept-\(index)")
    }
  }
}
