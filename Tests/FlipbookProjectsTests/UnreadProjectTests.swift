import Testing

@testable import FlipbookProjects

@Suite("Projects below a package")
struct UnreadProjectTests {
  @Test("projects of Xcode's below a package are named, those of what was built are not")
  func named() throws {
    let fixture = try ProjectFixture([
      "Package.swift": WrittenManifests.text("Kit", targets: [("Kit", [])]), "Sources/Kit/A.swift": "",
      "Example/Demo.xcodeproj/project.pbxproj": "", "Apps/Deep/Other.xcodeproj/project.pbxproj": "",
      ".build/checkouts/X/X.xcodeproj/project.pbxproj": "", "Tools/Package.swift": "",
    ])
    let unread = try ProjectReader.unread(of: fixture.read())
    #expect(
      unread.map { $0.dropFirst(fixture.root.count) } == [
        "/Apps/Deep/Other.xcodeproj", "/Example/Demo.xcodeproj",
      ])
  }
}
