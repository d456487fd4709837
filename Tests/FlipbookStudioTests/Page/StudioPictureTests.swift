import FlipbookTestSupport
import Foundation
import Testing

/// Makes the pictures of docs/studio.md: `FLIPBOOK_RECORD_STUDIO=1 swift test --filter StudioPictureTests`.
@Suite(
  "The pictures of the studio's page", .serialized,
  .enabled(
    if: BrowserPage.browser != nil && ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_STUDIO"] == "1"))
struct StudioPictureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent(
      "../../..")

  @Test("the page and a problem on it are photographed")
  func record() throws {
    let source = try String(
      contentsOf: Self.root.appendingPathComponent("scenes/Clock.swift"), encoding: .utf8)
    let studio = try StudioRun(["Clock.swift": source], ["Clock.swift", "--scene", "Clock"])
    let page = try BrowserPage(studio.address, width: 1_200, height: 760)
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 180)
    try page.press(" ")
    sleep(4)
    try page.press("k")
    usleep(500_000)
    try save(page, "studio.png")
    try page.prefer("dark")
    try studio.write(
      "Clock.swift", source.replacing("context.fill(", with: "contxt.fill(", maxReplacements: 1))
    try page.wait("document.body.dataset.phase === 'failed'", seconds: 180)
    try save(page, "studio-problem.png")
  }

  @Test("the form of props is photographed, beside sections")
  func form() throws {
    let scene = """
      { "size": [640, 360], "frameRate": 30, "duration": 6,
        "sections": [{ "title": "Begin", "at": 0 }, { "title": "Middle", "at": 2 }, { "title": "End", "at": 4.5 }],
        "props": {
          "title": { "type": "text", "default": "Hello" },
          "size": { "type": "number", "default": 64, "minimum": 20, "maximum": 120, "description": "Of the title, in points." },
          "look": { "type": "text", "default": "bold", "values": ["regular", "bold", "black"] },
          "tint": { "type": "color", "default": "#2a6fdb" },
          "day": { "type": "date", "default": "2026-11-27" },
          "dark": { "type": "boolean", "default": true } },
        "root": { "backgroundColor": "{{dark ? '#11151c' : '#f6f4ee'}}" },
        "layers": [{ "type": "text", "frame": [20, 110, 600, 150], "string": "{{title}}", "alignmentMode": "center",
          "fontSize": "{{size}}", "font": { "weight": "{{look}}" }, "foregroundColor": "{{tint}}",
          "animations": [{ "keyPath": "transform.scale", "from": 0.8, "to": 1.1, "duration": 6 }] }] }
      """
    let studio = try StudioRun(["card.json": scene], ["card.json"])
    let page = try BrowserPage(studio.address, width: 1_200, height: 760)
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 180)
    sleep(3)
    for _ in 0..<80 { try page.press("ArrowRight") }
    try page.wait("document.body.dataset.frame === '80'")
    try save(page, "studio-props.png")
  }

  @Test("the costs of a frame's items, and the form of an export, are photographed")
  func costs() throws {
    let source = try String(
      contentsOf: Self.root.appendingPathComponent("scenes/Clock.swift"), encoding: .utf8)
    let studio = try StudioRun(["Clock.swift": source], ["Clock.swift", "--scene", "Clock"])
    let page = try BrowserPage(studio.address, width: 1_200, height: 760)
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 180)
    try page.click("tab-panel-inspect")
    try page.click("show-costs")
    try page.wait("document.querySelector('#panel-inspect meter')")
    try save(page, "studio-costs.png")
    try page.click("tab-panel-export")
    try page.set("#export-preset", "reel")
    try save(page, "studio-export.png")
  }

  private func save(_ page: BrowserPage, _ name: String) throws {
    try page.screenshot().write(to: Self.root.appendingPathComponent("docs/images/\(name)"))
  }
}
