import FlipbookGoldens
import Foundation
import Testing

@Suite("Checking scenes against goldens", .serialized)
struct CheckTests {
  private let goldens: String

  init() throws {
    _ = try TestScene.compiled.get()
    goldens = try TemporaryFolderName.make()
  }

  private func check(_ arguments: String..., scene: String = "Plain") throws -> FlipbookProgram.Result {
    try FlipbookProgram.run(["check", TestScene.name, "--goldens", goldens, "--scene", scene] + arguments)
  }

  private var path: String { FlipbookProgram.folder + "/" + goldens }

  @Test("goldens are written when asked, match afterwards, and a change is caught and approved")
  func life() throws {
    let none = try check()
    #expect(none.code == 2 && none.errors.contains("--update missing"))

    let first = try check("--update", "missing")
    #expect(first.code == 1 && first.output.contains("5 goldens were written"))
    #expect(
      FlipbookProgram.contents(of: goldens + "/Shared/Plain") == [0, 2, 5, 7, 9].map { "0000\($0).png" })
    let second = try check("--json", "-")
    #expect(second.code == 0 && second.output.contains("\"matches\" : true"))

    // Another picture in the place of one golden, and one that nothing has.
    let folder = path + "/Shared/Plain"
    try FileManager.default.removeItem(atPath: folder + "/00005.png")
    try FileManager.default.copyItem(atPath: folder + "/00009.png", toPath: folder + "/00005.png")
    try FileManager.default.copyItem(atPath: folder + "/00009.png", toPath: folder + "/00099.png")
    let changed = try check("--diff", goldens + "-diff", "--html", goldens + ".html")
    #expect(changed.code == 1)
    #expect(changed.output.contains("Shared/Plain/00005: ") && changed.output.contains("pixels differ"))
    #expect(changed.output.contains("--prune removes them: Shared/Plain/00099.png"))
    #expect(FlipbookProgram.contents(of: goldens + "-diff/Shared/Plain") == ["00005.difference.png"])

    let approved = try check("--update", "changed", "--accept", "--prune")
    #expect(approved.code == 0 && approved.output.contains("1 golden was written"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/00099.png"))
    let last = try check()
    #expect(last.code == 0 && last.output == "5 match\n")
  }

  @Test("the folder's settings say which frames and how; the command line goes before them")
  func settings() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FlipbookProgram.write(
      goldens + "/goldens.json",
      #"{"at": ["0", "0.3s"], "scenes": {"Shared": {"at": [1, "50%"], "scale": 2, "props": {"n": 1}}}}"#)
    #expect(try check("--update", "missing", "--accept").code == 0)
    #expect(FlipbookProgram.contents(of: goldens + "/Shared/Plain") == ["00001.png", "00005.png"])
    // At scale 1 the sizes differ.
    let result = try check("--scale", "1")
    #expect(result.code == 1 && result.output.contains("the size is 40×20, not 80×40"))
    try FlipbookProgram.write(goldens + "/goldens.json", #"{"att": []}"#)
    let wrong = try check()
    #expect(wrong.code == 2 && wrong.errors.contains("no key \"att\""))
  }

  @Test("another machine is reported first, compared less strictly, and not mixed in")
  func lock() throws {
    #expect(try check("--update", "missing", "--accept").code == 0)
    let file = goldens + "/" + GoldenLock.fileName
    let text = try String(contentsOfFile: FlipbookProgram.folder + "/" + file, encoding: .utf8)
    #expect(text.contains("pixman") && text.contains("\"checksum\""))
    try FlipbookProgram.write(file, text.replacing(/"Pango" : "[^"]*"/, with: "\"Pango\" : \"0.9\""))
    let other = try check()
    #expect(other.code == 0 && other.output.hasPrefix("This machine is not the goldens': Pango "))
    #expect(other.output.contains("let pass"))
    let mixed = try check("--update", "missing")
    #expect(mixed.code == 2 && mixed.errors.contains("--update all"))
    #expect(try check("--update", "all", "--accept").code == 0)
    #expect(try check().output == "5 match\n")
  }

  @Test("a scene that crashes is a failed case; a pattern that fits nothing is an error")
  func failures() throws {
    #expect(try check("--update", "missing", "--accept").code == 0)
    let crash = try check("--props", #"{"mode": "fatal"}"#, scene: "Crash")
    #expect(crash.code == 2 && crash.output.contains("the scene crashed in Crash at frame"))
    let empty = try FlipbookProgram.run(["check", "none*.swift", "--goldens", goldens])
    #expect(empty.code == 2 && empty.errors.contains("No scene file is named like \"none*.swift\""))
    let outside = try check("--at", "77")
    #expect(outside.code == 2 && outside.errors.contains("frame 77 lies outside Plain"))
  }
}

/// A name for a folder that no other test uses.
enum TemporaryFolderName {
  static func make() throws -> String { "goldens-" + UUID().uuidString.prefix(8).lowercased() }
}
