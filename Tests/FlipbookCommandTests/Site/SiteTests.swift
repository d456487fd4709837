import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

/// What makes pages of Markdown.
private enum SiteTools {
  static let areThere =
    ProgramFinder.find("cmark-gfm") != nil
    && (try? FlipbookProgram.shell("python3 -c 'import pygments'", in: NSTemporaryDirectory()).0) == 0
}

@Suite(
  "The documentation's site", .serialized,
  .enabled(if: SiteTools.areThere, "scripts/setup.sh --tests gets cmark-gfm and python3-pygments"))
struct SiteTests {
  private let folder: String

  init() throws { folder = try TemporaryFolder.make(in: NSTemporaryDirectory(), prefix: "flipbook-site-") }

  /// Makes the pages, without films and reference.
  private func make(_ root: URL = Repository.root, to output: String) throws -> (code: Int32, text: String) {
    let line = "python3 '\(root.path)/scripts/site' --output '\(folder)/\(output)' --no-films --no-reference"
    let (code, text) = try FlipbookProgram.shell(line, in: folder)
    return (code, text)
  }

  /// The texts of a folder's files.
  private func files(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/" + name).sorted()
  }

  @Test("every page and example is there, and none of its links leads nowhere")
  func whole() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let made = try make(to: "site")
    #expect(made.code == 0, "\(made.text)")
    for page in ["index", "gallery", "reference", "docs/views", "docs/tutorials/film", "CHANGELOG"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/site/\(page).html"), "\(page)")
    }
    let gallery = try String(contentsOfFile: folder + "/site/gallery.html", encoding: .utf8)
    let scenes = try FileManager.default.subpathsOfDirectory(atPath: Repository.scenes.path)
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".json") && !$0.hasSuffix(".batch.json") }
    #expect(gallery.matches(of: /<article\s/).count == scenes.count)
    // Once more over itself: the old site goes as the new one comes.
    try "x".write(toFile: folder + "/site/old.html", atomically: true, encoding: .utf8)
    #expect(try make(to: "site").code == 0)
    let left = try files("site")
    #expect(!left.contains("old.html"))
    #expect(try files("/") == ["site"])
  }

  @Test("a folder that is no site is left as it is")
  func otherFolder() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/mine", withIntermediateDirectories: true)
    try "x".write(toFile: folder + "/mine/letter.txt", atomically: true, encoding: .utf8)
    let made = try make(to: "mine")
    #expect(made.code == 2 && made.text.contains("is not empty and no site"))
    #expect(try files("mine") == ["letter.txt"])
  }

  @Test("links to files and headings that aren't there, and pages without a place, are refused by name")
  func deadLinks() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let root = URL(fileURLWithPath: folder + "/copy")
    for name in ["docs", "scripts", "scenes/animations", "scenes/layers", "scenes/lottie", "scenes/sound"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent("scripts/site"),
      to: root.appendingPathComponent("scripts/site"))
    try "# Top\n\n[a](docs/none.md) [b](docs/views.md#nowhere) [c](docs/views.md#here) [d](#gone)\n"
      .write(to: root.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
    try "# Views\n\n## Here\n".write(
      to: root.appendingPathComponent("docs/views.md"), atomically: true, encoding: .utf8)
    try "# Stray\n".write(to: root.appendingPathComponent("docs/stray.md"), atomically: true, encoding: .utf8)
    let made = try make(root, to: "site")
    #expect(made.code == 1)
    let lines = made.text.split(separator: "\n").map { $0.replacing("site: ", with: "") }
    #expect(
      Set(lines) == [
        "README.md: docs/none.md isn't there", "README.md: docs/views.md has no heading #nowhere",
        "README.md: README.md has no heading #gone", "docs/stray.md: not in scripts/site/contents.py",
      ], "\(made.text)")
    #expect(try files("/") == ["copy"])
  }

  @Test(
    "pages break no rule of axe, and the search finds pages, headings and examples by the keyboard",
    .enabled(if: BrowserPage.browser != nil, "scripts/setup.sh --tests gets the browser"))
  func search() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try make(to: "site").code == 0)
    let page = try BrowserPage("file://\(folder)/site/index.html")
    try page.wait("document.readyState === 'complete'")
    if AxeReport.rules != nil {
      for (name, scheme, width) in [
        ("index", "light", 1_280), ("gallery", "dark", 1_280), ("docs/views", "light", 360),
        ("docs/charts", "dark", 360),
      ] {
        try page.prefer(scheme)
        try page.resize(width, 860)
        try page.open("file://\(folder)/site/\(name).html")
        try page.wait("document.readyState === 'complete' && location.href.endsWith('\(name).html')")
        let found = try AxeReport.violations(page)
        #expect(found.isEmpty, "\(name), \(scheme), \(width) wide: \(found.joined(separator: "; "))")
      }
    }
    try page.resize(1_280, 860)
    try page.press("/")
    #expect(try page.text("document.activeElement.id") == "search")
    func look(for words: String) throws -> String {
      try page.evaluate(
        "(() => { const e = document.getElementById('search'); e.value = '\(words)'; e.dispatchEvent(new Event('input')) })()"
      )
      try page.wait("document.getElementById('count').textContent.endsWith('found')")
      return try page.text("document.querySelector('#found [aria-selected=true]')?.firstChild.textContent")
    }
    #expect(try look(for: "kaleidoscope") == "Kaleidoscope")
    #expect(try look(for: "exit codes") == "Exit codes")
    if AxeReport.rules != nil { #expect(try AxeReport.violations(page).isEmpty) }
    #expect(try look(for: "no such words as these") == "undefined")
    #expect(try page.text("document.getElementById('found').hidden") == "true")
    _ = try look(for: "troubleshooting")
    try page.press("Enter")
    try page.wait("document.title.startsWith('Troubleshooting')")
    #expect(page.exceptions.isEmpty)
  }
}
