import Testing

@testable import FlipbookProjects

@Suite("Naming previews")
struct ProjectPreviewTests {
  private let preview = ProjectPreview(
    module: "App", file: "/p/Views/Row.swift", shownFile: "Views/Row.swift", line: 31, title: "Selected row",
    kind: .macro)

  @Test(
    "A place, a title, a file and a pattern mean a preview",
    arguments: [
      "Row.swift:31", "Views/Row.swift:31", "Selected row", "Row.swift", "Sel*", "App/Views/*", "*row",
    ])
  func matches(_ pattern: String) { #expect(preview.matches(pattern)) }

  @Test(
    "Another line, a part of a title and another file don't",
    arguments: ["Row.swift:32", "Selected", "Ro.swift", "X*"])
  func others(_ pattern: String) { #expect(!preview.matches(pattern)) }
}
