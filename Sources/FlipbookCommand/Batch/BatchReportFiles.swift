import FlipbookGoldens
import FlipbookScenes

/// Where reports of batches go.
enum BatchReportFiles {
  /// The report of a manifest: beside it, one for each shard.
  static func path(_ manifest: String, _ shard: BatchShard?) -> String {
    let folder = PathText.folder(of: manifest)
    let part = shard.map { ".\($0.fileName)" } ?? ""
    return (folder.isEmpty ? "" : folder + "/") + PathText.stem(of: manifest) + ".results\(part).jsonl"
  }

  /// Writes the reports that were asked for.
  static func write(_ report: BatchReport, _ options: ParsedOptions) throws {
    if let json = options.values["json"] { try TextFile.write(try report.json(), to: json) }
    if let junit = options.values["junit"] { try TextFile.write(report.junit, to: junit) }
    if let html = options.values["html"] { try TextFile.write(html, report.writeHTML) }
  }

  /// The largest count that the exit code tells.
  private static let largestCount = 99
  /// When clips are missing though none failed.
  static let incomplete: Int32 = 123

  /// How many clips failed; 123 when none did but not all were made.
  static func exitCode(_ report: BatchReport) -> Int32 {
    if report.failures.isEmpty, !report.unfinished.isEmpty { return incomplete }
    return Int32(min(report.failures.count, largestCount))
  }
}
