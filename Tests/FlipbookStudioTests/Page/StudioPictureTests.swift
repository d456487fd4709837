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
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 60)
    try page.press(" ")
    sleep(4)
    try page.press("k")
    usleep(500_000)
    try save(page, "studio.png")
    try page.prefer("dark")
    try studio.write(
      "Clock.swift", source.replacing("context.fill(", with: "contxt.fill(", maxReplacements: 1))
    try page.wait("document.body.dataset.phase === 'failed'", seconds: 60)
    try save(page, "studio-problem.png")
  }

  private func save(_ page: BrowserPage, _ name: String) throws {
    try page.screenshot().write(to: Self.root.appendingPathComponent("docs/images/\(name)"))
  }
}
