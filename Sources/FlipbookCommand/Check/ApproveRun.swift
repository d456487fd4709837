import FlipbookGoldens
import FlipbookProjects
import FlipbookScenes

/// `flipbook check --approve report.json CASE…`: pictures of an earlier check become goldens without being drawn again.
struct ApproveRun {
  let options: ParsedOptions
  let makeCompiler: () throws -> any SceneCompiling

  /// - Returns: The exit code.
  /// - Throws: ``FlipbookFailure`` where a picture, a golden or the project changed since; nothing is written then.
  func run(_ path: String) throws -> Int32 {
    let report = try ApprovalReport(path)
    if let given = options.values["goldens"], given != report.origin.goldens {
      throw FlipbookFailure(
        "The report is about the goldens in \"\(report.origin.goldens)\", not about \"\(given)\".", .usage)
    }
    let chosen = try report.chosen(options.positionals)
    try checkProject(report)
    let goldens = GoldenFolder(path: report.origin.goldens)
    try report.approve(chosen, in: goldens)
    if try GoldenLock.read(folder: goldens.path) == nil {
      try GoldenLock.current(.fast).write(folder: goldens.path)
    }
    if !options.has("quiet") {
      Console.output(
        chosen.map { "\($0.name)\n" }.joined()
          + "\(chosen.count) golden\(chosen.count == 1 ? " was" : "s were") written to \(goldens.path).\n")
    }
    return ExitCode.success.rawValue
  }

  private func checkProject(_ report: ApprovalReport) throws {
    guard let project = report.origin.project, let fingerprint = report.origin.fingerprint else { return }
    guard let compiler = try makeCompiler() as? any ProjectCompiling else { return }
    let now = try compiler.fingerprint(of: ProjectReader(manifests: compiler.manifests).read(project))
    guard now == fingerprint else {
      throw FlipbookFailure(
        "Nothing was approved: \"\(project)\" changed since the report; check again.", .usage)
    }
  }
}
