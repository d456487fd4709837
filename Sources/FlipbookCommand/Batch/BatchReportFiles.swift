import FlipbookGoldens
import FlipbookScenes
import Foundation

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

  /// The largest count that the exit code can give.
  private static let largestCount = 99
  /// When clips are missing though none failed.
  static let incomplete: Int32 = 123

  /// How many clips failed; 123 when none did but not all were made.
  static func exitCode(_ report: BatchReport) -> Int32 {
    if report.failures.isEmpty, !report.unfinished.isEmpty { return incomplete }
    return Int32(min(report.failures.count, largestCount))
  }

  /// How reports of batches begin, by their endings.
  private static let marks = [
    "json": "\"clipCount\"", "jsonl": "{\"batch\":{", "html": "<!-- A report of flipbook batch. -->",
    "xml": "<testsuites ",
  ]

  /// Whether a file is a report of some batch, whatever its name: no input of a clip.
  static func isReport(_ path: String) -> Bool {
    guard let mark = marks[PathText.ending(of: path)], let file = FileHandle(forReadingAtPath: path),
      let head = try? file.read(upToCount: 512)
    else { return false }
    return String(decoding: head, as: UTF8.self).contains(mark)
  }
}
