import FlipbookCompare
import FlipbookDrawing
import FlipbookRaster
import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

/// The page of a check's report, in a browser.
@Suite(
  "The use of the report page", .serialized,
  .enabled(if: BrowserPage.browser != nil, "scripts/setup.sh --tests gets the browser"))
struct ReportPageUseTests {
  private let folder: String
  /// The name, the verdict and the width of the pictures of each case.
  private static let cases: [(name: String, verdict: PictureVerdict, width: Int?)] = {
    let box = PixelBox(x: 0, y: 0, width: 4, height: 4)
    let differ = PictureVerdict.pixelsDiffer(
      PixelDifference(count: 9, share: 0.2, worstWindow: .init(box: box, density: 1), boxes: [box]))
    return [
      ("App/Row/Row", .match, nil), ("App/Row/Row@dark", differ, 40),
      ("App/List/It's@dark.AX3", differ, 3000),
      ("Kit/Button/Button@de", differ, 40), ("Kit/Button/Gone", .missing(.actual), nil),
    ]
  }()

  init() throws { folder = try TemporaryFolder.make(in: NSTemporaryDirectory(), prefix: "flipbook-report-") }

  private func page(approval: String?) throws -> BrowserPage {
    func png(_ width: Int, _ color: UInt32) throws -> [UInt8] {
      try PictureFile.png(
        Bitmap(width: width, height: 20, pixels: Array(repeating: color, count: width * 20)))
    }
    var text = HTMLReport.beginning(title: "Goldens")
    var report = ComparisonReport(title: "Goldens", settings: "exact")
    for (index, entry) in Self.cases.enumerated() {
      var one = CaseReport(name: entry.name, verdict: entry.verdict)
      if let width = entry.width {
        one.offer = ApprovalOffer(picture: "p.png", pictureDigest: "0", goldenDigest: nil)
        text += HTMLReport.pictures(
          .init(expected: try png(width, 0xff00_00ff), actual: try png(width, 0xffff_0000)), of: index)
      }
      report.cases.append(one)
    }
    text += try HTMLReport.end(report, approval: approval)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/report.html"))
    let page = try BrowserPage("file://\(folder)/report.html")
    try page.wait("document.readyState === 'complete' && document.querySelectorAll('#cases li').length === 4")
    return page
  }

  private func listed(_ page: BrowserPage) throws -> String {
    try page.text("[...document.querySelectorAll('#cases li')].map(line => line.dataset.index).join(' ')")
  }

  @Test("cases are found by state, module, variant and name, with thumbnails", .timeLimit(.minutes(3)))
  func filters() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = try page(approval: nil)
    #expect(
      try listed(page) == "1 2 3 4" && page.text("document.getElementById('count').textContent") == "4 of 5")
    try page.wait("document.querySelector('#cases img.thumbnail').naturalWidth === 40")
    for (values, expected) in [
      (["#module": "Kit"], "3 4"), (["#module": "", "#variant": "dark"], "1 2"), (["#variant": "-"], "4"),
      (["#variant": "", "#state": "match"], "0"), (["#state": ""], "0 1 2 3 4"), (["#state": "missing"], "4"),
    ] {
      for (selector, value) in values { try page.set(selector, value) }
      #expect(try listed(page) == expected, "\(values)")
    }
    try page.set("#state", "differs")
    try page.press("/")
    try page.press("i")
    try page.press("t")
    #expect(try listed(page) == "2 3 4")
    // Without a report to approve by, nothing can be chosen.
    #expect(try page.evaluate("document.querySelector('#cases input') === null") as? Bool == true)
    #expect(page.exceptions.isEmpty, "\(page.exceptions)")
  }

  /// The width at which the first picture is shown, in points.
  private static let shownWidth = "document.querySelector('#stage img').getBoundingClientRect().width"

  @Test("keys and buttons show pictures in every way, fitted and pixel for pixel", .timeLimit(.minutes(3)))
  func pictures() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = try page(approval: nil)
    func current() throws -> String {
      try page.text("document.querySelector('[aria-current]').dataset.index")
    }
    func width() throws -> Double {
      try #require(Double(page.text(Self.shownWidth)))
    }
    #expect(try current() == "1" && width() == 40)
    try page.press("j")
    try page.wait("document.querySelector('#stage img').naturalWidth === 3000")
    #expect(try current() == "2")
    // Two pictures of 3,000 side by side in less than 1,280, once both are there.
    try page.wait("((width) => width > 300 && width < 480)(\(Self.shownWidth))")
    try page.press("0")
    #expect(try width() == 3000)
    try page.press("f")
    #expect(try width() < 480)
    try page.press("+")
    #expect(try width() > 600)
    try page.press("2")
    #expect(try page.text("document.body.dataset.mode") == "slider")
    try page.evaluate(
      "(() => { const e = document.getElementById('amount'); e.value = 25; e.dispatchEvent(new Event('input')) })()"
    )
    #expect(try page.text("document.querySelector('.stack img + img').style.clipPath").contains("25%"))
    try page.press("3")
    #expect(try page.text("document.querySelector('.stack img + img').style.opacity") == "0.25")
    try page.press("4")
    try page.wait("document.querySelector('.stack img + img').hidden")
    try page.wait("!document.querySelector('.stack img + img').hidden")
    try page.press("k")
    #expect(try current() == "1")
    #expect(page.exceptions.isEmpty, "\(page.exceptions)")
  }

  @Test("cases are chosen, and the command that approves them is copied", .timeLimit(.minutes(3)))
  func approval() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = try page(approval: "out/my report.json")
    func command() throws -> String { try page.text("document.getElementById('command').textContent") }
    #expect(try page.evaluate("document.getElementById('approval').hidden") as? Bool == true)
    try page.press("j")
    try page.press("x")
    let quoted = #"'App/List/It'\''s@dark.AX3'"#
    #expect(try command() == "flipbook check --approve 'out/my report.json' \(quoted)")
    try page.set("#module", "Kit")
    try page.click("every")
    #expect(try command() == "flipbook check --approve 'out/my report.json' \(quoted) 'Kit/Button/Button@de'")
    #expect(try page.text("document.getElementById('picked').textContent") == "2 chosen")
    // A golden that nothing was drawn for can't be approved.
    #expect(try page.evaluate("document.querySelector('[data-index=\"4\"] input').disabled") as? Bool == true)
    try page.click("every")
    #expect(try command() == "flipbook check --approve 'out/my report.json' \(quoted)")
    try page.click("copy")
    try page.wait("document.getElementById('copied').textContent === 'Copied'")
    if AxeReport.rules != nil {
      let found = try AxeReport.violations(page)
      #expect(found.isEmpty, "\(found.joined(separator: "; "))")
    }
    #expect(page.exceptions.isEmpty, "\(page.exceptions)")
  }
}
