import FlipbookTestSupport
import Testing

/// A scene that gives no answer. It has a suite of its own, since the studio waits for 10 s.
@Suite(
  "A scene that hangs in the studio", .waitsForProcesses, .enabled(if: BrowserPage.browser != nil))
struct StudioHangTests {
  private static func scene(_ body: String) -> String {
    """
    import Flipbook
    import Glibc
    struct Stuck: Clip {
      var size: CGSize { CGSize(width: 40, height: 30) }
      var duration: TimeInterval { 1 }
      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
        \(body)
        context.fill(Path(CGRect(x: time * 20, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    }
    """
  }

  @Test("it is ended, the old picture stays, and the next save brings it back")
  func hangs() throws {
    let studio = try StudioRun(["Stuck.swift": Self.scene("if time > 0.5 { pause() }")], ["Stuck.swift"])
    let page = try BrowserPage(studio)
    try page.wait("document.body?.dataset.frame === '0'", seconds: 180)
    try page.press("End")
    try page.wait("document.body.dataset.phase === 'hung'", seconds: 180)
    #expect(
      try page.text("document.getElementById('problems').textContent").contains("gave no answer for 10 s"))
    #expect(try page.text("document.body.dataset.frame") == "0")
    try studio.write("Stuck.swift", Self.scene(""))
    try page.wait("document.body.dataset.phase === 'ready'", seconds: 180)
    try page.wait("document.body.dataset.frame === '29'", seconds: 180)
    #expect(page.exceptions.isEmpty)
  }
}
