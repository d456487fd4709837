import FlipbookCompare
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// `flipbook compare EXPECTED ACTUAL`: two pictures, folders, sequences or films.
enum CompareCommand: Subcommand {
  static let name = "compare"
  static let summary = "Compare pictures, folders, sequences or films"

  static let parser = OptionParser(
    command: "flipbook compare", operands: "EXPECTED ACTUAL",
    summary: """
      Compares two pictures, two folders, two image sequences (folders of numbered frames, or names with %05d), or two
      films; with --renderers SCENE, frames of a scene as both renderers paint them. Exits with 0 when they match, 1 when
      they differ, 2 when something can't be compared.
      """,
    sections: [
      RendererComparison.section, CompareOptions.section, OptionSections.scene, OptionSections.lottie,
      OptionSections.picture,
      OptionSections.safety,
      OptionSection(
        title: "Input",
        options: [
          .value(
            "as", nil, "auto|pictures|sequence", "The kind of a folder of numbered pictures (a sequence)")
        ]), CompareOptions.reports,
      OptionSection(
        title: "Run",
        options: [
          .value("workers", nil, "N", "Pictures compared at once (all cores)"), OptionSections.quiet,
          OptionSections.help, .flag("strict", nil, "Warnings of a scene are errors"),
        ] + OptionSections.process),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    if options.has("renderers") { return try compareRenderers(options, invocation) }
    let ofScenes =
      RendererComparison.section.options + OptionSections.scene.options + OptionSections.lottie.options
      + OptionSections.picture.options
      + OptionSections.safety.options
    let given = ofScenes.first { option in
      option.name != "fps"
        && (options.has(option.name) || options.values[option.name] != nil
          || options.lists[option.name] != nil)
    }
    if let given {
      throw FlipbookFailure(
        "--\(given.name) is about a scene, and there is none without --renderers.", .usage)
    }
    guard options.positionals.count == 2 else {
      throw FlipbookFailure(
        "Name what was expected and what there is: flipbook compare EXPECTED ACTUAL.", .usage)
    }
    var run = ComparisonRun(
      expected: options.positionals[0], actual: options.positionals[1],
      settings: try CompareOptions.settings(options))
    return try report(&run, options)
  }

  private static func compareRenderers(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    if case .tool(let makeCompiler) = invocation.host {
      return try SceneRequest(options, command: name).runInScene(invocation, makeCompiler: makeCompiler)
    }
    let pictures = try RendererComparison.render(options)
    defer { pictures.folder.remove() }
    var run = ComparisonRun(
      expected: pictures.fast, actual: pictures.cairo, settings: try RendererComparison.settings(options))
    run.kind = .pictures
    return try report(&run, options)
  }

  private static func report(_ run: inout ComparisonRun, _ options: ParsedOptions) throws -> Int32 {
    if run.kind == .auto {
      run.kind = try options.value("as", NumberText.word(ComparisonRun.Kind.self)) ?? .auto
    }
    run.frameRate = try options.value("fps", RateText.parse)?.framesPerSecond
    run.files = CompareOptions.files(options)
    run.workers = try options.value("workers", NumberText.integer(in: 1...256)) ?? run.workers
    let isQuiet = options.has("quiet")
    if !isQuiet, Terminal.isInteractive {
      run.progress = { done, total in
        Console.clearLine((total.map { "\(done)/\($0)" } ?? "frame \(done)"))
      }
    }
    let report: ComparisonReport
    do {
      defer { if Terminal.isInteractive { Console.clearLine() } }
      // Nothing of ours stays when someone does not want to wait.
      let relay = SignalRelay { _ in
        WorkingFolder.removeAll()
        Console.error("flipbook: Interrupted.\n")
        _exit(ExitCode.interrupted.rawValue)
      }
      report = try withExtendedLifetime(relay) { try run.run() }
    } catch let failure as FlipbookFailure {
      // 1 says that something differs; nothing else may.
      throw FlipbookFailure(failure.message, .usage)
    }
    if !isQuiet {
      // Where standard output is the report, what people read goes elsewhere.
      if run.files.json == "-" {
        Console.error(ReportSummary.text(report))
      } else {
        Console.output(ReportSummary.text(report))
      }
    }
    return ReportSummary.exitCode(report)
  }
}
