import FlipbookScenes

/// The options of `flipbook submit`, apart from those of the plan.
enum SubmitOptions {
  static let all: [OptionSpec] = [
    .value(
      "engine", nil, "NAME", "The scheduler of the parts: slurm, openjd or parallel",
      words: Engine.allCases.map(\.rawValue)),
    .flag("wait", nil, "Wait for the end, with one progress bar (parallel always does)"),
    .flag("dry-run", nil, "Print what would be submitted"),
    .value("plan", nil, "PLAN", "Where the plan goes (the output's name, with .plan.json)"),
    .value("parts", nil, "N", "Parts at most (8)"),
    .value("workers", nil, "N", "Processors of a part (2)"),
    .value("program", nil, "PATH", "flipbook on the machines (the path of this one)"),
    .list(
      "engine-option", "OPTION",
      "For the engine itself, as --engine-option=--partition=render; may be given again"),
    .value("machines", nil, "HOST,…|FILE", "parallel: machines to reach by ssh (this one alone)"),
    .value("parts-at-once", nil, "N", "parallel: Parts at once on a machine (1)"),
    .flag("overwrite", "y", "Replace an output and a plan that exist"),
  ]

  /// Those that are not the plan's.
  static let own: Set<String> = [
    "engine", "wait", "dry-run", "plan", "workers", "program", "engine-option", "machines", "parts-at-once",
    "output", "progress",
  ]

  /// The engine, with the options that it has.
  ///
  /// - Throws: ``FlipbookFailure``.
  static func engine(_ options: ParsedOptions) throws -> Engine {
    guard let engine = try options.value("engine", NumberText.word(Engine.self)) else {
      throw FlipbookFailure("Say what schedules the parts: --engine slurm, openjd or parallel.", .usage)
    }
    for name in ["machines", "parts-at-once"] where options.values[name] != nil && engine != .parallel {
      throw FlipbookFailure(
        "--\(name) is for --engine parallel; \(engine.rawValue) knows its machines.", .usage)
    }
    return engine
  }
}
