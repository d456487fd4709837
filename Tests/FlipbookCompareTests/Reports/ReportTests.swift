import FlipbookCompare
import Foundation
import Testing

@Suite("Reports")
struct ReportTests {
  private var report: ComparisonReport {
    let difference = PixelDifference(
      count: 3, share: 0.25, worstWindow: .init(box: PixelBox(x: 1, y: 2, width: 4, height: 4), density: 0.5),
      boxes: [PixelBox(x: 1, y: 2, width: 2, height: 2)])
    return ComparisonReport(
      title: "a & b", settings: "exact; no pixel may differ",
      cases: [
        CaseReport(name: "same.png", verdict: .match, seconds: 0.0101),
        CaseReport(name: "<b>\"quoted\"</b>.png", verdict: .pixelsDiffer(difference)),
        CaseReport(name: "gone.png", verdict: .missing(.actual)),
        CaseReport(name: "bad.png", verdict: .unreadable(.expected, reason: "the file is empty")),
      ], notes: ["</script> is no end"])
  }

  @Test("the summary counts kinds")
  func summary() {
    #expect(report.summary == "3 of 4 differ: 1 unreadable, 1 pixels-differ, 1 missing")
    #expect(ComparisonReport(title: "", settings: "", cases: [report.cases[0]]).summary == "match")
  }

  @Test("a picture that was not drawn is an error with its reason, not a difference")
  func notDrawn() {
    let entry = CaseReport(name: "a", verdict: .notDrawn(reason: "the scene crashed"))
    #expect(entry.isError && entry.verdict.description == "not drawn: the scene crashed")
    let report = ComparisonReport(title: "", settings: "", cases: [entry])
    #expect(report.summary == "1 of 1 differs: 1 not-drawn")
    #expect(JUnitReport.text(report).contains("<error type=\"not-drawn\""))
  }

  @Test("JSON holds every case with its numbers")
  func json() throws {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(try JSONReport.text(report).utf8)) as? [String: Any])
    #expect(object["matches"] as? Bool == false && object["failureCount"] as? Int == 3)
    let cases = try #require(object["cases"] as? [[String: Any]])
    #expect(
      cases.map { $0["verdict"] as? String } == ["match", "pixels-differ", "missing", "unreadable"])
    #expect((cases[1]["pixels"] as? [String: Any])?["count"] as? Int == 3)
    #expect(cases[2]["side"] as? String == "actual")
    #expect(cases[0]["seconds"] as? Double == 0.01)
  }

  @Test("JUnit's XML is well formed, with failures and errors distinguished")
  func junit() throws {
    let text = JUnitReport.text(report)
    #expect(text.contains("tests=\"4\" failures=\"2\" errors=\"1\""))
    #expect(text.contains("name=\"&lt;b&gt;&quot;quoted&quot;&lt;/b&gt;.png\""))
    #expect(text.contains("<error type=\"unreadable\""))
    #expect(XMLText.escaped("a\u{1}\u{fffe}\u{202e}b\n") == #"a\u0001?\u202eb"# + "\n")
    // Every element that opens closes.
    let opened = text.matches(of: /<(testcase|failure|error|testsuite|testsuites|system-out)[ >]/).count
    let closed = text.matches(of: /<\/(testcase|failure|error|testsuite|testsuites|system-out)>/).count
    #expect(opened == closed + text.matches(of: /\/>/).count)
  }

  @Test("the page needs no other file, and no name or note breaks it")
  func html() throws {
    let page =
      HTMLReport.beginning(title: report.title)
      + HTMLReport.pictures(.init(expected: [1, 2, 3], difference: [4]), of: 1) + (try HTMLReport.end(report))
    #expect(page.contains("id=\"case-1-expected\">data:image/png;base64,AQID</script>"))
    #expect(!page.contains("case-1-actual\""))
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(page.contains("<h1>a &amp; b</h1>"))
    // Two pictures, the data and the program: names and notes add no end of a script.
    #expect(page.matches(of: /<\/script>/).count == 4)
    #expect(!page.contains("<b>\"quoted"))
  }
}
