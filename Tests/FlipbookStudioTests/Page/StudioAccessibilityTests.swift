import FlipbookTestSupport
import Foundation
import Testing

@Suite(
  "The studio for everybody", .serialized, .waitsForProcesses,
  .enabled(
    if: BrowserPage.browser != nil && AxeReport.rules != nil,
    "scripts/setup.sh --tests gets the browser and axe"))
struct StudioAccessibilityTests {
  private static let scene = """
    { "size": [160, 90], "frameRate": 20, "duration": 2, "props": { "tint": "#cc0000",
        "width": { "type": "number", "default": 40, "minimum": 10, "maximum": 90, "description": "Of the plate." },
        "look": { "type": "text", "default": "plain", "values": ["plain", "bold"] },
        "day": { "type": "date", "default": "2026-11-27" }, "face": { "type": "picture", "default": "a.png" } },
      "sections": [{ "title": "Begin", "at": 0 }, { "title": "End", "at": 1 }],
      "layers": [{ "name": "plate", "frame": [20, 20, "{{width}}", 30], "backgroundColor": "{{tint}}",
        "animations": [{ "keyPath": "position.x", "from": 20, "to": 120, "duration": 2 }] }] }
    """

  @Test("no panel breaks a rule of axe, in light and dark, wide and narrow")
  func panels() throws {
    let studio = try StudioRun(["a.json": Self.scene], ["a.json"])
    let page = try BrowserPage(studio)
    try page.wait("document.body?.dataset.frame !== undefined")
    let names = try #require(
      try page.evaluate("[...document.querySelectorAll('[role=tab]')].map(tab => tab.id)") as? [String])
    #expect(names.count >= 6)
    for (scheme, width) in [("light", 1_280), ("dark", 1_280), ("light", 360)] {
      try page.prefer(scheme)
      try page.resize(width, 860)
      for name in names {
        try page.click(name)
        let found = try AxeReport.violations(page)
        #expect(found.isEmpty, "\(name), \(scheme), \(width) wide: \(found.joined(separator: "; "))")
      }
    }
    #expect(page.exceptions.isEmpty)
  }

  @Test("a page with a problem, and one before its first picture, break no rule")
  func states() throws {
    let studio = try StudioRun(["a.json": "{ \"size\": [160, 90], \"sice\": 3 }"], ["a.json"])
    let page = try BrowserPage(studio)
    try page.wait("document.body?.dataset.phase === 'failed'")
    for scheme in ["light", "dark"] {
      try page.prefer(scheme)
      let found = try AxeReport.violations(page)
      #expect(found.isEmpty, "\(scheme): \(found.joined(separator: "; "))")
    }
  }
}
