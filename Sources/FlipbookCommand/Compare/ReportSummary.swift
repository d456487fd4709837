import FlipbookCompare

/// The printed form of a comparison.
enum ReportSummary {
  /// Failures are listed up to this number.
  private static let limit = 20

  /// Notes, what differs, and the counts.
  static func text(_ report: ComparisonReport) -> String {
    var lines = report.notes
    for entry in report.failures.prefix(limit) {
      let message = entry.message.split(separator: "\n").joined(separator: "\n  ")
      lines.append("\(entry.name): \(message)")
      for (_, path) in entry.files.sorted(by: { $0.key < $1.key }) { lines.append("  \(path)") }
    }
    if report.failures.count > limit { lines.append("… and \(report.failures.count - limit) more") }
    lines.append(report.summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// 0 when all match, 2 when something can't be read or drawn, else 1.
  static func exitCode(_ report: ComparisonReport) -> Int32 {
    if report.isMatch { return 0 }
    return report.failures.contains(where: \.isError) ? 2 : 1
  }
}
