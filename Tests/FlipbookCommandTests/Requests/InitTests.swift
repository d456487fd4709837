import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

/// Folders to begin with, and copies of examples.
@MainActor
@Suite("Starter folders and examples")
struct InitTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }

  @discardableResult
  private func flipbook(_ words: String..., code: Int32 = 0) throws -> FlipbookProgram.Result {
    let result = try FlipbookProgram.run(words.map { $0.replacing("@", with: folder + "/") })
    #expect(result.code == code, "\(words): \(result.errors)")
    return result
  }

  /// Runs a command line in a starter folder, with this flipbook on the PATH.
  private func shell(_ command: String, in name: String) throws -> (code: Int32, text: String) {
    try FlipbookProgram.shell(command, in: path(name))
  }

  @Test(
    "every folder renders at once, and its check makes goldens, passes and finds a change",
    arguments: StarterKind.allCases)
  func renders(_ kind: StarterKind) throws {
    let said = try flipbook("init", kind.rawValue, "@first-\(kind.rawValue)")
    let folder = "first-\(kind.rawValue)"
    let name = InitCommand.typeName(folder)
    #expect(said.output.contains(kind.firstCommand(name)))
    for file in [".gitignore", ".github/workflows/flipbook.yml", "check.sh", "README.md"] {
      #expect(FileManager.default.fileExists(atPath: path("\(folder)/\(file)")), "\(file)")
    }
    let first = try shell(kind.firstCommand(name), in: folder)
    #expect(first.code == 0, "\(first.text)")
    #expect(!first.text.contains("warning"), "\(first.text)")
    for _ in 0..<2 {
      let check = try shell("sh check.sh", in: folder)
      #expect(check.code == 0, "\(check.text)")
    }
    let goldens =
      FileManager.default.enumerator(atPath: path("\(folder)/Goldens"))?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".png") } ?? []
    #expect(!goldens.isEmpty)
    // Another colour is found.
    let scene =
      kind == .film ? "flipbook.json" : kind == .previews ? "Sources/\(name)/Badge.swift" : "\(name).json"
    let text = try String(contentsOfFile: path("\(folder)/\(scene)"), encoding: .utf8)
    let changed = text.replacing("#ff8a00", with: "#0000ff").replacing(".orange", with: ".blue")
      .replacing("1, 0.54, 0, 1", with: "0, 0, 1, 1")
    #expect(changed != text)
    try changed.write(toFile: path("\(folder)/\(scene)"), atomically: true, encoding: .utf8)
    #expect(try shell("sh check.sh", in: folder).code == 1)
  }

  @Test("what the README says runs")
  func commands() throws {
    try flipbook("init", "lottie", "@ring", "-q")
    for command in [
      "flipbook render Ring.json -o Ring.gif", "flipbook render Ring.json -o Ring.mov",
      "flipbook list Ring.json --contents",
      "flipbook render Ring.json -o Ring.gif -y --color 'Ring.Group.Stroke=#2ec4b6'",
    ] {
      let result = try shell(command, in: "ring")
      #expect(result.code == 0 && !result.text.contains("warning"), "\(command): \(result.text)")
    }
  }

  @Test("a folder that is there stays as it is")
  func refused() throws {
    try FileManager.default.createDirectory(atPath: path("there"), withIntermediateDirectories: true)
    try FlipbookProgram.write(folder + "/there/file", "x")
    let result = try flipbook("init", "film", "@there", code: 1)
    #expect(result.errors.contains("is there already"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("there")) == ["file"])
    #expect(try flipbook("init", "flim", "@a", code: 2).errors.contains("Do you mean film?"))
    #expect(try flipbook("init", "film", code: 2).errors.contains("Say what and where"))
    #expect(try flipbook("init", "film", "@none/there/deep", code: 0).code == 0)
    #expect(FileManager.default.fileExists(atPath: path("none/there/deep/Deep.swift")))
  }

  @Test("folders' names become types' names")
  func names() {
    for (folder, name) in [
      ("my-first film", "MyFirstFilm"), ("talk", "Talk"), ("2026", "Film"), ("Ä", "Film"),
      ("clip", "ClipFilm"),
    ] { #expect(InitCommand.typeName(folder) == name) }
  }

  @Test("examples are listed and copied, and render")
  func examples() throws {
    let list = try flipbook("examples").output
    #expect(list.contains("Hello.swift") && list.contains("A greeting filled with a gradient"))
    #expect(list.contains("layers/Chart.json"))
    #expect(
      try flipbook("examples", "layers/Chart", "-o", "@copies").output == "\(folder)/copies/Chart.json\n")
    try flipbook("still", "@copies/Chart.json", "-o", "@chart.png")
    let twice = try flipbook("examples", "layers/Chart", "-o", "@copies", code: 1)
    #expect(twice.errors.contains("exists already"))
    #expect(try flipbook("examples", "Helo", code: 2).errors.contains("Do you mean Hello?"))
    // Scrubbing is a Swift file and a layer scene.
    #expect(try flipbook("examples", "Scrubbing", code: 2).errors.contains("layers/Scrubbing.json"))
  }
}
