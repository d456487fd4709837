import FlipbookExport
import FlipbookScenes
import Foundation

/// `flipbook join PLAN`: makes the film of a plan's parts.
enum JoinCommand: Subcommand {
  static let name = "join"
  static let summary = "Join the parts of a planned film"

  static let parser = OptionParser(
    command: "flipbook join", operands: "PLAN.json [-o FILM]",
    summary: """
      Joins the parts of a plan, once all are whole, without encoding them again. Parts that are missing or damaged are named,
      and the exit code is 3. "--remove" removes the parts once the film is whole.
      """,
    sections: [
      OptionSection(
        title: "Output",
        options: [
          .value("output", "o", "FILM", "Where the film goes (the plan's name for it)"),
          .flag("remove", nil, "Remove the parts once the film is whole"), OptionSections.overwrite,
        ]),
      OptionSection(title: "Run", options: [OptionSections.quiet, OptionSections.help]),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard let path = options.positionals.first, options.positionals.count == 1 else {
      throw FlipbookFailure("Name one plan: flipbook join PLAN.json.", .usage)
    }
    let plan = try RenderPlan.read(path)
    let folder = RenderPlan.partFolder(of: path)
    let files = try segments(plan, folder)
    let film = options.values["output"] ?? plan.film
    guard OutputFormat(path: film) == OutputFormat(path: plan.film) else {
      throw FlipbookFailure(
        "The parts are those of \"\(plan.film)\"; \"\(film)\" is of another format.", .usage)
    }
    var output = try plan.output(ClipInputs.absolute(film))
    output.overwrites = options.has("overwrite")
    if let audio = output.audio, !audio.hasPrefix("/") {
      output.audio = plan.workingFolder(path) + "/" + audio
    }
    let join = FilmJoin(output: output, format: try plan.format())
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
    guard !problems.isEmpty else { return files }
    let shown = problems.prefix(20).joined(separator: "\n  ")
    let rest = problems.count > 20 ? "\n  … and \(problems.count - 20) more" : ""
    throw FlipbookFailure(
      "\(problems.count) of \(plan.parts.count) parts can't be joined:\n  \(shown)\(rest)\n"
        + "\"flipbook run PLAN --part K\" makes them.", .scene)
  }
}
