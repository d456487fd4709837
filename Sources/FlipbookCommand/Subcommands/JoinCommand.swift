import FlipbookExport
import FlipbookScenes
import Foundation

/// `flipbook join PLAN`: makes the film of a plan's parts.
enum JoinCommand: Subcommand {
  static let name = "join"
  static let summary = "Join the parts of a plan"

  static let parser = OptionParser(
    command: "flipbook join", operands: "PLAN.json [-o FILM]",
    summary: """
      Joins the parts of a plan, once all are whole, without encoding them again. Parts that are missing or damaged are named,
      and the exit code is 3. Of a batch or a check the reports are written, and the exit code is theirs. "--remove" removes the
      parts at the end.
      """,
    sections: [
      OptionSection(
        title: "Output",
        options: [
          .value("output", "o", "FILM", "Where the film goes (the plan's name for it)"),
          .flag("remove", nil, "Remove the parts at the end"), OptionSections.overwrite,
        ]),
      OptionSection(title: "Run", options: [OptionSections.quiet, OptionSections.help]),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard let path = options.positionals.first, options.positionals.count == 1 else {
      throw FlipbookFailure("Name one plan: flipbook join PLAN.json.", .usage)
    }
    let folder = PlanPaths.partFolder(of: ClipInputs.absolute(path))
    switch try PlanReader.read(path) {
    case let plan as RenderPlan: return try join(plan, path, folder, options)
    case let plan as CommandPlan: return try join(plan, path, folder, options, invocation)
    default: throw FlipbookFailure("\"\(path)\" is a plan of an unknown kind.", .usage)
    }
  }

  /// Reports what the parts of a batch or a check have found.
  private static func join(
    _ plan: CommandPlan, _ path: String, _ folder: String, _ options: ParsedOptions, _ invocation: Invocation
  ) throws -> Int32 {
    guard options.values["output"] == nil else {
      throw FlipbookFailure("A \(plan.kind.rawValue) has reports and no film, so -o has no meaning.", .usage)
    }
    guard case .tool(let makeCompiler) = invocation.host else {
      throw FlipbookFailure("A scene's own program joins no \(plan.kind.rawValue).", .usage)
    }
    try refuse(
      (1...max(1, plan.partCount)).compactMap { part in
        plan.problem(with: part, in: folder).map { "part \(part): \($0)" }
      }, of: plan.partCount)
    try plan.begin(path)
    let code =
      switch plan.kind {
      case .batch: try BatchPart.join(plan, options, in: folder, invocation)
      case .check: try CheckPart.join(plan, in: folder, isQuiet: options.has("quiet"), makeCompiler)
      }
    if options.has("remove") { try? FileManager.default.removeItem(atPath: folder) }
    return code
  }

  /// Makes a film.
  private static func join(
    _ plan: RenderPlan, _ path: String, _ folder: String, _ options: ParsedOptions
  ) throws -> Int32 {
    let files = try segments(plan, folder)
    let film = options.values["output"] ?? plan.film
    guard OutputFormat(path: film) == OutputFormat(path: plan.film) else {
      throw FlipbookFailure(
        "The parts are those of \"\(plan.film)\"; \"\(film)\" is of another format.", .usage)
    }
    let work = plan.workingFolder(path)
    func place(_ file: String) -> String { file.hasPrefix("/") ? file : "\(work)/\(file)" }
    var placed = plan
    placed.options.lists["captions"] = plan.options.lists["captions"]?.map(place)
    var output = try placed.output(ClipInputs.absolute(film))
    output.overwrites = options.has("overwrite")
    output.audio = output.audio.map(place)
    for index in output.sounds.indices { output.sounds[index].file = place(output.sounds[index].file) }
    var join = FilmJoin(output: output, format: try plan.format())
    // The part with the film's end has seen all of it.
    join.tracks = PartRecord.read(folder, plan.parts.count)?.tracks?.mapFiles(place) ?? FilmTracks()
    let cancellation = Cancellation()
    let relay = SignalRelay { _ in cancellation.cancel() }
    do {
      try withExtendedLifetime(relay) { try join.run(files, cancellation: cancellation) }
    } catch let error as ExportError {
      throw FlipbookFailure(cancellation.isCancelled ? .cancelled : error)
    }
    if options.has("remove") { try? FileManager.default.removeItem(atPath: folder) }
    if !options.has("quiet") {
      Console.error("\(film): \(plan.segments.reduce(0, +)) frames in \(plan.segments.count) segments\n")
    }
    return ExitCode.success.rawValue
  }

  /// The segments of all parts in the order of the film.
  ///
  /// - Throws: ``FlipbookFailure`` that names the parts that can't be used.
  private static func segments(_ plan: RenderPlan, _ folder: String) throws -> [SegmentFile] {
    var files: [SegmentFile] = []
    var problems: [String] = []
    for number in 1...max(1, plan.parts.count) {
      switch PartRecord.segments(plan, number, in: folder) {
      case .success(let found): files += found
      case .failure(let reason): problems.append("part \(number): \(reason.text)")
      }
    }
    try refuse(problems, of: plan.parts.count)
    return files
  }

  /// - Throws: ``FlipbookFailure`` that lists problems with parts, if there are any.
  private static func refuse(_ problems: [String], of count: Int) throws {
    guard !problems.isEmpty else { return }
    let shown = problems.prefix(20).joined(separator: "\n  ")
    let rest = problems.count > 20 ? "\n  … and \(problems.count - 20) more" : ""
    throw FlipbookFailure(
      "\(problems.count) of \(count) parts can't be joined:\n  \(shown)\(rest)\n"
        + "\"flipbook run PLAN --part K\" makes them.", .scene)
  }
}
