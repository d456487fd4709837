import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookGoldens

@Suite("Finding scene files")
struct SceneGlobTests {
  @Test("stars and question marks stand for letters, but not for nothing at all where there is a letter")
  func letters() {
    for (name, pattern, fits) in [
      ("Clock.swift", "*.swift", true), ("Clock.swift", "C*k.swift", true), ("Clock.swift", "C?ock.*", true),
      ("Clock.swift", "Clock", false), ("aab", "*ab", true), ("abab", "*ab", true), ("", "*", true),
      ("a", "?*?", false), ("ab", "?*?", true), ("Clock.swift", "", false),
    ] {
      #expect(SceneGlob.matches(name, pattern) == fits, "\(name) \(pattern)")
    }
  }

  @Test("files, folders and patterns are found once, in order, and loops end")
  func files() throws {
    let pictureFolder = try PictureFolder()
    for name in ["a/One.swift", "a/b/Two.swift", "a/b/c/Three.swift", "a/notes.txt"] {
      try pictureFolder.write(name, text: "")
    }
    try FileManager.default.createSymbolicLink(
      atPath: pictureFolder.path("a/b/up"), withDestinationPath: pictureFolder.path("a"))
    func names(_ arguments: String...) throws -> [String] {
      try SceneGlob.files(arguments.map(pictureFolder.path)).files.map { PathText.name(of: $0) }
    }
    #expect(try names("a") == ["One.swift", "Two.swift", "Three.swift"])
    #expect(try names("a/*.swift", "a/One.swift") == ["One.swift"])
    #expect(try names("a/**/T*.swift") == ["Two.swift", "Three.swift"])
    #expect(try SceneGlob.files([pictureFolder.path("a/One.swift")]).isWhole == false)
    #expect(try SceneGlob.files([pictureFolder.path("a")]).isWhole)
    #expect(throws: FlipbookFailure.self) { try names("a/*.json") }
    #expect(throws: FlipbookFailure.self) { try names("none") }
  }
}
