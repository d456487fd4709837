import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCompare
@testable import FlipbookGoldens

@Suite("The report page in a browser")
struct ReportPageTests {
  /// A browser without a window; nil where none is installed.
  static let browser = ["chromium-headless-shell", "chromium", "google-chrome"].lazy.compactMap(
    ProgramFinder.find
  ).first

  /// The page after its program ran, as the browser would print it.
  private func page(_ path: String, _ state: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=3000", "--dump-dom",
      "file://\(path)#\(state)",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test("every mode shows the pictures it should, at the zoom asked for", .enabled(if: browser != nil))
  func modes() throws {
    let pictureFolder = try PictureFolder()
    try pictureFolder.write("a/</script>.png", PictureFolder.picture(2))
    try pictureFolder.write("b/</script>.png", PictureFolder.picture(9))
    try pictureFolder.write("a/same.png", PictureFolder.picture(2))
    try pictureFolder.write("b/same.png", PictureFolder.picture(2))
    var run = ComparisonRun(
      expected: pictureFolder.path("a"), actual: pictureFolder.path("b"), settings: CompareSettings())
    run.files = ReportFiles(html: pictureFolder.path("report.html"))
    _ = try run.run()
    let path = pictureFolder.path("report.html")
    func pictures(_ text: String) -> [String] {
      text.matches(of: /data-kind="([a-z]+)"/).map { String($0.1) }
    }
    let side = try page(path, "case=0&mode=side&zoom=2")
    #expect(side.contains("<body data-mode=\"side\">"))
    #expect(pictures(side) == ["expected", "difference", "actual"])
    // 32 pixels at twice the size: the browser decoded the picture.
    #expect(side.contains("width: 64px"))
    let slider = try page(path, "case=0&mode=slider")
    #expect(pictures(slider) == ["expected", "actual"])
    #expect(slider.contains("clip-path: inset(0px 0px 0px 50%)"))
    #expect(slider.contains("class=\"handle\" style=\"left: 16px;\""))
    let onion = try page(path, "case=0&mode=onion")
    #expect(onion.contains("opacity: 0.5"))
    #expect(try page(path, "case=0&mode=blink").contains("data-mode=\"blink\""))
    #expect(pictures(try page(path, "case=0&mode=difference")) == ["difference"])
    // A case that matches has no pictures, and says so.
    let same = try page(path, "case=1")
    #expect(same.contains("No pictures are kept"))
    #expect(side.contains("<li class=\"pixels-differ\" data-index=\"0\" aria-current=\"true\"><button"))
    #expect(side.contains("<span>&lt;/script&gt;.png<span class=\"verdict\">"))
  }
}
