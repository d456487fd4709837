import Foundation

/// A report as the XML that continuous-integration servers read.
public enum JUnitReport {
  /// Returns the XML: a `testcase` for each case, with an `error` where nothing could be compared and a
  /// `failure` where the pictures differ.
  /// Notes are its `system-out`.
  public static func text(_ report: ComparisonReport) -> String {
    let errors = report.cases.count(where: \.isError)
    let failures = report.failures.count - errors
    let seconds = report.cases.reduce(0) { $0 + $1.seconds }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(report.cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\">",
      "  <testsuite name=\"\(XMLText.escaped(report.title))\" tests=\"\(report.cases.count)\" "
        + "failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time(seconds))\">",
    ]
    for entry in report.cases { lines += testCase(entry) }
    if !report.notes.isEmpty {
      lines.append("    <system-out>\(XMLText.escaped(report.notes.joined(separator: "\n")))</system-out>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func testCase(_ entry: CaseReport) -> [String] {
    let start =
      "    <testcase classname=\"flipbook\" name=\"\(XMLText.escaped(entry.name))\" time=\"\(time(entry.seconds))\""
    guard !entry.verdict.isMatch else { return [start + "/>"] }
    let element = entry.isError ? "error" : "failure"
    let first = entry.message.split(separator: "\n").first.map(String.init) ?? ""
    return [
      start + ">",
      "      <\(element) type=\"\(entry.verdict.word)\" message=\"\(XMLText.escaped(first))\">"
        + "\(XMLText.escaped(entry.message))</\(element)>", "    </testcase>",
    ]
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}

extension CaseReport {
  /// Whether nothing could be compared.
  public var isError: Bool {
    switch verdict {
    case .unreadable, .notDrawn: true
    default: false
    }
  }
}
