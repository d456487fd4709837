import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// `flipbook submit FILE -o FILM --engine NAME`: plans work and hands its parts to an engine that schedules them.
enum SubmitCommand: Subcommand {
  static let name = "submit"
  static let summary = "Hand the parts of a film to Slurm, Open Job Description or GNU parallel"

  static let parser = OptionParser(
    command: "flipbook submit", operands: "FILE -o FILM --engine NAME",
    summary: """
      Plans a film as "flipbook plan" does, and hands its parts and their join to an engine. FILE may be a plan that is there:
      parts that are whole are left out then. "flipbook submit batch MANIFEST.json" and "flipbook submit check SCENES
      --goldens DIR" hand over a batch and a check. Machines see the same folders under the same paths.
      """,
    sections: [
      OptionSection(
        title: "Submission",
        options: SubmitOptions.all + [
          .value("output", "o", "FILM", "Where the film goes; the extension picks the format")
        ]),
      OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      OptionSection(title: "Frames", options: OptionSections.frames),
      OptionSection(
        title: "Film",
        options: [.value("segment", nil, "TIME|markers", "Where the film is cut (\(SegmentText.standard))")]
          + OptionSections.film),
      OptionSection(
        title: "Run", options: [OptionSections.progress] + OptionSections.process + OptionSections.run.options
      ),
    ])

  static func parser(for arguments: [String]) -> OptionParser {
    CommandPlan.Kind(rawValue: arguments.first ?? "").map {
      $0.parser(name, options: SubmitOptions.all + [OptionSections.progress])
    } ?? parser
  }

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard case .tool = invocation.host else {
      throw FlipbookFailure("A scene's own program submits nothing.", .usage)
    }
    let engine = try SubmitOptions.engine(options)
    let progress = try FilmOptions.progress(options)
    let isTrial = options.has("dry-run")
    try checkFilm(options)
    var code = ExitCode.success.rawValue
    guard let plan = try SubmissionPlan.make(options, invocation, isTrial: isTrial, code: &code) else {
      return code
    }
    let folder = PlanPaths.partFolder(of: ClipInputs.absolute(plan.path))
    let submission = try submission(plan, options, folder)
    let texts = engine.texts(submission)
    if isTrial {
      Console.output(texts.description)
      return ExitCode.success.rawValue
    }
    // Refused here rather than in each of the jobs.
    try plan.work.checkMachine(plan.path)
    if let film = plan.film, !options.has("overwrite"), FileManager.default.fileExists(atPath: film) {
      throw FlipbookFailure("\"\(film)\" exists already. Replace it with --overwrite.", .failure)
    }
    return try hand(
      over: submission, texts, engine, plan.work, progress, invocation, waits: options.has("wait"))
  }

  /// Refuses before anything is planned.
  private static func checkFilm(_ options: ParsedOptions) throws {
    guard let film = options.values["output"], !options.has("overwrite"), !options.has("dry-run"),
      FileManager.default.fileExists(atPath: film)
    else { return }
    throw FlipbookFailure("\"\(film)\" exists already. Replace it with --overwrite.", .failure)
  }

  private static func submission(_ plan: SubmissionPlan, _ options: ParsedOptions, _ folder: String) throws
    -> Submission
  {
    let work = plan.work
    let workers = try options.value("workers", NumberText.integer(in: 1...256))
    guard work.usesWorkers || workers == nil else {
      throw FlipbookFailure("A part of a check uses one processor, so --workers has no meaning.", .usage)
    }
    var submission = Submission(
      plan: ClipInputs.absolute(plan.path), jobName: work.jobName,
      parts: (1...max(1, work.partCount)).filter { !work.isWhole($0, in: folder) },
      program: options.values["program"]
        ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path,
      workers: work.usesWorkers ? workers ?? 2 : nil, film: plan.film.map(ClipInputs.absolute))
    submission.engineOptions = options.lists["engine-option"] ?? []
    submission.machines = options.values["machines"]
    submission.partsAtOnce = try options.value("parts-at-once", NumberText.integer(in: 1...256)) ?? 1
    return submission
  }

  private static func hand(
    over submission: Submission, _ texts: SubmissionTexts, _ engine: Engine, _ work: any PlannedWork,
    _ progress: ProgressChoice, _ invocation: Invocation, waits: Bool
  ) throws -> Int32 {
    // Parts that are all there need no engine.
    if submission.parts.isEmpty {
      return try invocation.runHere(Array(submission.joinWords.dropFirst()))
    }
    // A template is a file for others: nothing runs here.
    if engine != .openjd || waits { _ = try EngineProgram.path(engine.program) }
    try submission.prepare(texts)
    let folder = PlanPaths.partFolder(of: submission.plan)
    let isWhole: @Sendable (Int) -> Bool = { work.isWhole($0, in: folder) }
    var wait = SubmissionWait(submission: submission, work: work, progress: progress)
    switch engine {
    case .slurm:
      let queue = try SlurmQueue.submit(texts)
      if progress.style != .none {
        Console.error("Slurm has the parts as job \(queue.array) and the join as job \(queue.join).\n")
      }
      guard waits else { return ExitCode.success.rawValue }
      var watch = SlurmWatch(queue: queue, submission: submission, isWhole: isWhole)
      return try wait.run(&watch)
    case .openjd:
      guard waits else {
        Console.error("\(OpenJDTexts.path(submission)) describes the job; --wait runs it here.\n")
        return ExitCode.success.rawValue
      }
      wait.engineLog = submission.folder + "/openjd.log"
    case .parallel:
      wait.engineLog = submission.folder + "/parallel.log"
    }
    var watch = try LocalWatch(
      texts.commands, submission, log: wait.engineLog ?? "/dev/null", isWhole: isWhole)
    return try wait.run(&watch)
  }
}
