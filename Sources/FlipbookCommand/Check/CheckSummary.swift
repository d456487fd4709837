import FlipbookCompare
import FlipbookScenes
import Foundation

/// The result of a check as Markdown, for the summary page or a comment of a continuous integration.
enum CheckSummary {
  /// Failures in the table, at most.
  private static let limit = 50

  static func markdown(_ report: ComparisonReport) -> String {
    var lines = ["### Goldens: \(report.isMatch ? "all match" : "differences")", "", report.summary, ""]
    if !report.failures.isEmpty {
      lines += ["| golden | state | |", "|---|---|---|"]
      for entry in report.failures.prefix(limit) {
        lines.append("| `\(cell(entry.name))` | \(cell(entry.verdict.word)) | \(cell(entry.message)) |")
      }
      if report.failures.count > limit { lines += ["", "… and \(report.failures.count - limit) more"] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func write(_ report: ComparisonReport, to path: String) throws {
    do { try Data(markdown(report).utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw FlipbookFailure("The summary \"\(path)\" can't be written.", .usage)
    }
  }

  /// A text that stays in its cell of a table.
  private static func cell(_ text: String) -> String {
    text.replacing("\n", with: " ").replacing("|", with: "\\|").replacing("<", with: "&lt;").replacing(
      "`", with: "'")
  }
}
