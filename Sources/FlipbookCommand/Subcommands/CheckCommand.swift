import FlipbookCompare
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// `flipbook check SCENES --goldens DIR`: renders frames of scenes and compares them with approved ones.
enum CheckCommand: Subcommand {
  static let name = "check"
  static let summary = "Compare frames of scenes with approved ones"

  static let parser = OptionParser(
    command: "flipbook check", operands: "SCENES --goldens DIR",
    summary: """
      Renders frames of scenes (files, folders or quoted patterns such as 'scenes/**/*.swift') and compares them with
      the goldens in DIR. Exits with 0 when all match, 1 when one differs or was written, 2 when something failed.
      """,
    sections: [
      OptionSection(
        title: "Goldens",
        options: [
          .value("goldens", nil, "DIR", "The folder of the goldens"),
          .value("at", nil, "PLACES", "Which frames, by commas (\(PlacesText.standard))"),
          .value("update", nil, "none|missing|changed|all", "Which goldens to write (none)"),
          .flag("accept", nil, "Exit with 0 after writing goldens"),
          .value(
            "approve", nil, "REPORT", "Make pictures of an earlier --json report goldens: the cases named"),
          .flag("prune", nil, "Remove goldens that no scene has"),
          .value("summary", nil, "FILE", "Write the result as Markdown, for a summary page or a comment"),
          .flag("previews", nil, "Check every preview of a project, in every variant"),
          .value("changed-since", nil, "REF", "Only previews that depend on files changed since a commit"),
          .list("preview", "WHICH", "Only File.swift:31, a title or a pattern; may be given again"),
        ]), OptionSections.scene, OptionSections.picture, OptionSections.safety, CompareOptions.section,
      CompareOptions.reports,
      OptionSection(title: "Run", options: OptionSections.process + OptionSections.run.options),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    if let report = options.values["approve"], case .tool(let makeCompiler) = invocation.host {
      return try ApproveRun(options: options, makeCompiler: makeCompiler).run(report)
    }
    guard let folder = options.values["goldens"], !folder.isEmpty else {
      throw FlipbookFailure("Say where the goldens are: --goldens DIR.", .usage)
    }
    _ = try PlacesText.read(options)
    let goldens = GoldenFolder(
      path: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    switch invocation.host {
    case .scene:
      let environment = ProcessInfo.processInfo.environment
      guard let into = environment[CheckedFrame.folderVariable], let path = options.positionals.first else {
        throw FlipbookFailure("A scene's own program can't check goldens; run flipbook check.", .usage)
      }
      return try CheckWorker(
        options: options, path: path, goldens: goldens, folder: into,
        keepsAll: environment[CheckedFrame.keepsAllVariable] == "1"
      ).run()
    case .tool(let makeCompiler):
      return try check(options, goldens, makeCompiler)
    }
  }

  private static func check(
    _ options: ParsedOptions, _ goldens: GoldenFolder,
    _ makeCompiler: @escaping () throws -> any SceneCompiling
  ) throws -> Int32 {
    guard !options.positionals.isEmpty else {
      throw FlipbookFailure(
        "Name scene files, folders or patterns: flipbook check scenes --goldens DIR.", .usage)
    }
    let update = try options.value("update", NumberText.word(CheckOptions.Update.self)) ?? .none
    if update != .none {
      do {
        try FileManager.default.createDirectory(atPath: goldens.path, withIntermediateDirectories: true)
      } catch { throw FlipbookFailure("The folder \"\(goldens.path)\" can't be made.", .usage) }
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: goldens.path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw FlipbookFailure(
        "There is no folder \"\(goldens.path)\". Write the first goldens with --update missing, and look at them.",
        .usage)
    }
    let result: CheckRun.Result
    do {
      let run = CheckRun(options: options, goldens: goldens, update: update, makeCompiler: makeCompiler)
      result = try options.has("previews") ? run.runPreviews() : run.run()
    } catch let failure as FlipbookFailure where failure.exitCode != .interrupted {
      // 1 says that something differs; nothing else may.
      throw FlipbookFailure(failure.message, .usage)
    }
    if let path = options.values["summary"] { try CheckSummary.write(result.report, to: path) }
    return try tell(result, options, goldens)
  }

  private static func tell(_ result: CheckRun.Result, _ options: ParsedOptions, _ goldens: GoldenFolder)
    throws
    -> Int32
  {
    var lines: [String] = []
    if !result.orphans.isEmpty {
      if options.has("prune") {
        try goldens.remove(result.orphans)
        lines.append("Removed, since no scene has them: \(result.orphans.joined(separator: ", "))")
      } else {
        lines.append(
          "No scene has these goldens; --prune removes them: \(result.orphans.joined(separator: ", "))")
      }
    }
    if result.written > 0 {
      lines.append(
        "\(result.written) golden\(result.written == 1 ? " was" : "s were") written to \(goldens.path); look at "
          + "\(result.written == 1 ? "it" : "them") before you commit.")
    }
    if !options.has("quiet") {
      var report = result.report
      // Notes about the machine were the first line already.
      report.notes = []
      let text = lines.map { $0 + "\n" }.joined() + ReportSummary.text(report)
      if options.values["json"] == "-" { Console.error(text) } else { Console.output(text) }
    }
    let code = ReportSummary.exitCode(result.report)
    if code == 0, result.written > 0, !options.has("accept") { return 1 }
    return code
  }
}
