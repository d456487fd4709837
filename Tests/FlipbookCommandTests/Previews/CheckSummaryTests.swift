import FlipbookCompare
import Testing

@testable import FlipbookCommand

@Suite("The summary of a check")
struct CheckSummaryTests {
  @Test("Failures stand in a table, and no text leaves its cell")
  func table() {
    let bad = CaseReport(
      name: "A/B|`x`", verdict: .unreadable(.actual, reason: "line 1\nline 2 <b>"), seconds: 0)
    let good = CaseReport(name: "A/C", verdict: .match, seconds: 0)
    let report = ComparisonReport(title: "t", settings: "s", cases: [bad, good])
    let text = CheckSummary.markdown(report)
    #expect(text.hasPrefix("### Goldens: differences\n"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 1)
    #expect(rows[0].hasPrefix("| `A/B\\|'x'` | unreadable | "))
    #expect(rows[0].contains("line 1 line 2 &lt;b>"))
  }
}
