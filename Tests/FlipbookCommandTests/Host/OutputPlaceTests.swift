import Foundation
import Testing

@Suite("The place of an output is checked before a scene is compiled")
struct OutputPlaceTests {
  /// A scene that no compiler takes: what is said of it shows that it was compiled.
  private func scene() throws -> String {
    let folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try FlipbookProgram.write(
      folder + "/Broken.swift", "import SwiftUI\nstruct Broken: View { var body: some View { Nothing() } }\n")
    return folder
  }

  private func errors(_ words: String...) throws -> String {
    let folder = try scene()
    try FlipbookProgram.write(folder + "/there.mp4", "x")
    let result = try FlipbookProgram.run(words.map { $0.replacing("@", with: folder + "/") })
    #expect(result.code != 0)
    #expect(
      FileManager.default.contents(atPath: "\(FlipbookProgram.folder)/\(folder)/there.mp4") == Data("x".utf8))
    return result.errors
  }

  @Test(
    "a folder that isn't there is said first",
    arguments: [
      ["render", "@Broken.swift", "-o", "@none/a.mp4"], ["render", "@Broken.swift", "-o", "@none/%03d.png"],
      ["still", "@Broken.swift", "-o", "@none/a.png"], ["still", "@Broken.swift", "-o", "@none/a.pdf"],
    ])
  func folder(_ words: [String]) throws {
    let folder = try scene()
    let result = try FlipbookProgram.run(words.map { $0.replacing("@", with: folder + "/") })
    #expect(result.errors.contains("doesn't exist. Make it first"), "\(result.errors)")
    #expect(!result.errors.contains("Nothing"))
  }

  @Test("so is a film that is there and must stay; with --overwrite the scene is compiled")
  func existing() throws {
    let kept = try errors("render", "@Broken.swift", "-o", "@there.mp4")
    #expect(kept.contains("exists already") && !kept.contains("Nothing"))
    #expect(try errors("render", "@Broken.swift", "-o", "@there.mp4", "-y").contains("Nothing"))
  }

  @Test("a scene that isn't there is said before all")
  func missing() throws {
    let message = try errors("render", "@None.swift", "-o", "@none/a.mp4")
    #expect(message.contains("None.swift") && !message.contains("Make it first"))
  }
}
