import Testing

@testable import FlipbookProjects

@Suite("Folders of files that no project has")
struct LooseFilesTests {
  @Test("they are named where others beside them have projects")
  func named() throws {
    let fixture = try ProjectFixture([
      "Kit/Package.swift": WrittenManifests.text("Kit", targets: [("Kit", [])]),
      "Kit/Sources/Kit/K.swift": "", "Lessons/One.swift": "", "Lessons/Two/Two.swift": "", "Pods/P.swift": "",
      "Solo/S.swift": "", "Notes/readme.md": "",
    ])
    let project = try fixture.read()
    #expect(project.modules.map(\.name) == ["Kit"])
    let notes = project.notes.map { "\($0)" }
    #expect(
      notes.filter { $0.contains("no project") } == [
        "Lessons: its 2 Swift files are in no project; name the folder to draw their previews",
        "Solo: its Swift file is in no project; name the folder to draw its previews",
      ])
  }
}
