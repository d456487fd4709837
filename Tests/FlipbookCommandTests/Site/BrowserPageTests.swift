import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

@Suite(
  "Pages in a browser",
  .enabled(if: BrowserPage.browser != nil, "scripts/setup.sh --tests gets the browser"))
struct BrowserPageTests {
  private func folder() throws -> String {
    let folder = try TemporaryFolder.make(in: NSTemporaryDirectory(), prefix: "flipbook-pages-")
    for name in ["A", "B"] {
      try "<title>\(name)</title>".write(
        toFile: "\(folder)/\(name).html", atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test("a page that is left while it is asked gives way to the next one")
  func leaving() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = try BrowserPage("file://\(folder)/A.html")
    try page.wait("document.title === 'A'")
    // The first answer never comes: the page goes before.
    try page.wait("document.title === 'B' || new Promise(() => { location.href = 'B.html' })")
    #expect(try page.text("document.title") == "B")
  }

  @Test("an error of the page's own script is an error")
  func scriptError() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = try BrowserPage("file://\(folder)/A.html")
    #expect(throws: BrowserPage.ScriptError.self) { try page.wait("noSuchName.x") }
  }
}
