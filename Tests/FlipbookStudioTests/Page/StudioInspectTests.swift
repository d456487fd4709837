import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

/// The tree of views, rows of data, and the timeline's pictures and steps.
@Suite(
  "Inspecting a film in the studio", .serialized, .waitsForProcesses, .enabled(if: BrowserPage.browser != nil)
)
struct StudioInspectTests {
  private static let layers = """
    { "size": [160, 90], "frameRate": 20, "duration": 2, "props": { "tint": "#cc0000", "width": 40 },
      "layers": [{ "name": "Plate", "frame": [20, 20, "{{width}}", 30], "backgroundColor": "{{tint}}",
        "animations": [{ "keyPath": "position.x", "from": 20, "to": 120, "duration": 2 }] }] }
    """

  private static let views = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack { Text("Hello").padding(8); Color.red.frame(width: 40, height: 20).opacity(0.5) }
      }
    }
    #Preview { Card() }
    """

  private func open(_ studio: StudioRun) throws -> BrowserPage {
    let page = try BrowserPage(studio)
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 180)
    return page
  }

  private func openTree(_ page: BrowserPage) throws -> String {
    try page.click("tab-panel-inspect")
    try page.click("show-tree")
    try page.wait("document.querySelectorAll('.node').length > 1")
    return try page.text("[...document.querySelectorAll('.node')].map(n => n.textContent).join('\\n')")
  }

  @Test("the tree lists views with their frames and modifiers, and marks the one under the pointer")
  func views() throws {
    let page = try open(try StudioRun(["Card.swift": Self.views], ["Card.swift", "--size", "200x200"]))
    let tree = try openTree(page)
    #expect(tree.contains("VStack"))
    #expect(tree.contains("Hello"))
    // The red plate in the middle: 40 × 20.
    #expect(tree.contains("40×20"))
    #expect(tree.contains("Opacity"))
    #expect(tree.contains("Padding insets 8"))
    let before = try page.text("document.getElementById('overlay').toDataURL()")
    try page.evaluate("document.querySelector('.node:last-child').focus()")
    try page.wait("document.getElementById('overlay').toDataURL() !== \(quoted(before))")
    try page.evaluate(
      "(() => { const f = document.querySelector('.tree input'); f.value = 'hello'; f.dispatchEvent(new Event('input')) })()"
    )
    #expect(try page.evaluate("document.querySelectorAll('.node').length") as? Int ?? 9 <= 2)
    #expect(page.exceptions.isEmpty)
  }

  @Test("the tree lists layers at the playhead, with what moves them")
  func layers() throws {
    let page = try open(try StudioRun(["a.json": Self.layers], ["a.json"]))
    let tree = try openTree(page)
    #expect(tree.contains("Plate"))
    #expect(tree.contains("animates position.x"))
    #expect(tree.contains("40×30"))
    try page.press("End")
    try page.wait("document.body.dataset.frame === '39'")
    let first = try #require(tree.split(separator: "\n").first { $0.contains("Plate") })
    try page.wait(
      "![...document.querySelectorAll('.node')].some(n => n.textContent === \(quoted(String(first))))")
    #expect(page.exceptions.isEmpty)
  }

  @Test("the items of a frame are listed by what they cost, the longest first")
  func costs() throws {
    let text = """
      { "size": [400, 300], "duration": 1, "layers": [{ "frame": [0, 0, 4, 4], "backgroundColor": "#f00" },
        { "frame": [10, 10, 300, 200], "backgroundColor": "#00f", "shadowOpacity": 1, "shadowRadius": 30 }] }
      """
    let page = try open(try StudioRun(["a.json": text], ["a.json"]))
    let hash = try page.text("document.body.dataset.hash")
    try page.click("tab-panel-inspect")
    try page.click("show-costs")
    try page.wait("document.querySelectorAll('#panel-inspect meter').length > 1")
    let costs = try #require(
      try page.evaluate("[...document.querySelectorAll('#panel-inspect meter')].map(m => m.value)")
        as? [Double])
    #expect(costs == costs.sorted(by: >))
    #expect(costs[0] > 4 * costs[costs.count - 1])
    // Measuring leaves the film as it was.
    try page.press("End")
    try page.press("Home")
    try page.wait("document.body.dataset.frame === '0'")
    #expect(try page.text("document.body.dataset.hash") == hash)
    #expect(page.exceptions.isEmpty)
  }

  @Test("rows of a CSV are paged through, each with the kinds that the scene declares")
  func rows() throws {
    let page = try open(
      try StudioRun(
        ["a.json": Self.layers, "rows.csv": "out,tint,width\nx.png,#00cc00,50\ny.png,#0000cc,70\n"],
        ["a.json", "--rows", "rows.csv"]))
    let width = "document.querySelector('#panel-props input[type=number]:not(#row-number)').value"
    try page.wait("document.body.dataset.phase === 'ready' && \(width) === '50'")
    let first = try page.text("document.body.dataset.hash")
    try page.click("row-next")
    try page.wait(
      "document.body.dataset.hash !== '\(first)' && document.body.dataset.phase === 'ready' && \(width) === '70'"
    )
    #expect(try page.text("document.getElementById('row-next').disabled") == "true")
    try page.set("#row-number", "1")
    try page.wait("document.body.dataset.hash === '\(first)'")
    #expect(page.exceptions.isEmpty)
  }

  @Test("rows that can't be read are said before a page is served")
  func damagedRows() throws {
    let maker = try StudioRun(["a.json": Self.layers, "rows.csv": "tint,width\n\"open,50\n"], ["a.json"])
    for rows in ["rows.csv", "gone.csv"] {
      #expect(try maker.run(["studio", "a.json", "--no-open", "--rows", rows]) == 2)
    }
  }

  @Test("the timeline shows pictures of the whole film")
  func strip() throws {
    let page = try open(try StudioRun(["a.json": Self.layers], ["a.json"]))
    let painted = """
      (() => { const c = document.getElementById('strip'), d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;
        let n = 0; for (let x = 0; x < c.width; x++) if (d[4 * (x + 20 * c.width) + 3]) n++; return n / c.width })()
      """
    try page.wait("\(painted) > 0.9", seconds: 30)
    #expect(page.exceptions.isEmpty)
  }

  @Test("a step of a script is dragged to another time")
  func dragStep() throws {
    let page = try open(
      try StudioRun(
        [
          "Card.swift": Self.views,
          "Card.script.json": #"{ "steps": [{ "at": 0.5, "tap": [100, 100] }] }"#,
        ], ["Card.swift", "--size", "200x200", "--duration", "2"]))
    let step = "document.querySelector('.step')"
    try page.wait("\(step) !== null")
    let generation = try page.text("document.body.dataset.generation")
    let box = try #require(
      try page.evaluate(
        "(() => { const b = \(step).getBoundingClientRect(), t = document.getElementById('timeline').getBoundingClientRect(); return [b.x + 3, b.y + b.height / 2, t.width] })()"
      ) as? [Double])
    try page.drag(box[0], box[1], by: box[2] / 4)
    try page.wait("document.body.dataset.generation !== '\(generation)'", seconds: 180)
    let text = try page.text("document.querySelector('#panel-script textarea').value")
    let script = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]]
    let time = try #require(script?["steps"]?.first?["at"] as? Double)
    #expect(abs(time - 1) < 0.05)
    #expect(page.exceptions.isEmpty)
  }

  private func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
