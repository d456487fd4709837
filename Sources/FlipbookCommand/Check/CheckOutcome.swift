import FlipbookCompare
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// A check from its options to its exit code, in the tool's process.
@MainActor
enum CheckOutcome {
  /// Checks goldens, in the tool's process.
  ///
  /// - Parameter rendered: The frames of each file where parts of a plan have rendered them.
  static func run(
    _ options: ParsedOptions, _ goldens: GoldenFolder, rendered: [String: CheckedFile]? = nil,
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
      let run = CheckRun(
        options: options, goldens: goldens, update: update, makeCompiler: makeCompiler, rendered: rendered)
      result = try options.has("previews") ? run.runPreviews() : run.run()
    } catch let failure as FlipbookFailure where failure.exitCode != .interrupted {
      // 1 says that something differs; nothing else may.
      throw FlipbookFailure(failure.message, .usage)
    }
    if let path = options.values["summary"] { try CheckSummary.write(result.report, to: path) }
    return try report(result, options, goldens)
  }

  private static func report(_ result: CheckRun.Result, _ options: ParsedOptions, _ goldens: GoldenFolder)
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
