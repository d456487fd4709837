import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

/// Goldens on the studio's page: checked, compared, accepted and rejected.
@Suite("Goldens in the studio", .serialized, .waitsForProcesses, .enabled(if: BrowserPage.browser != nil))
struct StudioGoldenTests {
  private static func scene(_ color: String) -> String {
    """
    { "size": [80, 60], "frameRate": 10, "duration": 2,
      "layers": [{ "frame": [20, 20, 30, 30], "backgroundColor": "\(color)",
        "animations": [{ "keyPath": "position.x", "from": 20, "to": 60, "duration": 2 }] }] }
    """
  }

  private static let goldens = "document.body?.dataset.goldens"

  /// A studio whose scene differs from its two goldens, in front of the page of goldens.
  private func differing(_ arguments: [String] = []) throws -> (StudioRun, BrowserPage) {
    let studio = try StudioRun(
      ["a.json": Self.scene("#cc0000")], ["a.json", "--goldens", "g", "--at", "0,1"] + arguments)
    #expect(
      try studio.run(["check", "a.json", "--goldens", "g", "--at", "0,1", "--update", "all", "--accept"]) == 0
    )
    try studio.write("a.json", Self.scene("#00cc00"))
    let page = try BrowserPage(studio)
    try page.wait("document.body?.dataset.phase === 'ready' && document.body?.dataset.frame !== undefined")
    try page.click("tab-panel-goldens")
    try page.click("goldens-check")
    try page.wait("\(Self.goldens) === '2'")
    return (studio, page)
  }

  private func select(_ page: BrowserPage, _ index: Int) throws {
    try page.evaluate("document.querySelectorAll('#panel-goldens .case')[\(index)].click()")
    try page.wait("document.body.dataset.compared !== ''")
  }

  @Test("a golden that is accepted is the new picture, and one that is rejected stays")
  func decide() throws {
    let (studio, page) = try differing()
    let names = try FileManager.default.subpathsOfDirectory(atPath: studio.folder + "/g").filter {
      $0.hasSuffix(".png")
    }.sorted()
    try #require(names.count == 2)
    func bytes() -> [Data?] { names.map { FileManager.default.contents(atPath: "\(studio.folder)/g/\($0)") } }
    let before = bytes()
    try select(page, 0)
    #expect(try page.text("document.getElementById('compare').hidden") == "false")
    for mode in ["difference", "slider", "golden", "new"] {
      try page.set("#goldens-mode", mode)
    }
    try page.press("a")
    try page.wait("\(Self.goldens) === '1'")
    try page.wait("document.body.dataset.compared !== ''")
    try page.press("e")
    try page.wait("\(Self.goldens) === '0'")
    let after = bytes()
    #expect(after[0] != before[0])
    #expect(after[1] == before[1])
    // A check agrees on the one and not on the other.
    #expect(try studio.run(["check", "a.json", "--goldens", "g", "--at", "0"]) == 0)
    #expect(try studio.run(["check", "a.json", "--goldens", "g", "--at", "1"]) == 1)
    #expect(page.exceptions.isEmpty)
  }

  @Test("what changed since the check is not accepted")
  func stale() throws {
    let (studio, page) = try differing()
    // Another check renews a golden behind the studio's back.
    #expect(
      try studio.run(["check", "a.json", "--goldens", "g", "--at", "0,1", "--update", "all", "--accept"]) == 0
    )
    try studio.write("a.json", Self.scene("#0000cc"))
    try select(page, 0)
    try page.press("a")
    try page.wait("document.getElementById('toast').textContent !== ''")
    #expect(try page.text(Self.goldens) == "2")
  }

  @Test("read-only accepts nothing")
  func readOnly() throws {
    let (studio, page) = try differing(["--read-only"])
    try select(page, 0)
    #expect(try page.text("document.getElementById('goldens-accept').disabled") == "true")
    _ = studio
  }

  @Test("a report is decided without its scene, and its names don't lead out of the goldens")
  func report() throws {
    let maker = try StudioRun(["a.json": Self.scene("#cc0000")], ["a.json"])
    let check = ["check", "a.json", "--goldens", maker.folder + "/g", "--at", "0,1"]
    #expect(try maker.run(check + ["--update", "all", "--accept"]) == 0)
    try maker.write("a.json", Self.scene("#00cc00"))
    let report = maker.folder + "/r/report.json"
    #expect(try maker.run(check + ["--json", report]) == 1)
    // One case claims to lie beside the folder of the goldens.
    let text = try String(contentsOfFile: report, encoding: .utf8)
    let name = try #require(text.firstMatch(of: /"name" ?: ?"([^"]+)"/)?.1)
    try text.replacing("\"\(name)\"", with: "\"../escaped\"").write(
      toFile: report, atomically: true, encoding: .utf8)

    let studio = try StudioRun([:], [report])
    let page = try BrowserPage(studio)
    try page.wait("\(Self.goldens) === '2'")
    try select(page, 0)
    try page.press("a")
    try page.wait("document.getElementById('toast').textContent.includes('no name of a golden')")
    #expect(!FileManager.default.fileExists(atPath: maker.folder + "/escaped.png"))
    try select(page, 1)
    try page.press("a")
    try page.wait("\(Self.goldens) === '1'")
    #expect(page.exceptions.isEmpty)
  }

  @Test("a folder of pictures is looked at, and nothing in it can be accepted")
  func folder() throws {
    let maker = try StudioRun(["a.json": Self.scene("#cc0000")], ["a.json"])
    #expect(
      try maker.run(["check", "a.json", "--goldens", "g", "--at", "0,1", "--update", "all", "--accept"]) == 0)
    let studio = try StudioRun([:], [maker.folder + "/g"])
    let page = try BrowserPage(studio)
    try page.wait("document.querySelectorAll('#panel-goldens .case').length === 2")
    try select(page, 1)
    #expect(try page.text("document.getElementById('goldens-accept').disabled") == "true")
    #expect(page.exceptions.isEmpty)
  }
}
