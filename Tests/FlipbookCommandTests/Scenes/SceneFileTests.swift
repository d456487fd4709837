import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommand
@testable import FlipbookScenes

@Suite("Scene files on the command line")
struct SceneFileTests {
  private func still(_ name: String, _ source: String?) throws -> FlipbookProgram.Result {
    if let source { try FlipbookProgram.write(name, source) }
    return try FlipbookProgram.run(["still", name, "--print-list"])
  }

  @Test("a missing file is named")
  func missing() throws {
    let result = try still("Missing.swift", nil)
    #expect(result.code == 3)
    // All tests share the folder: another one's file may be near.
    #expect(result.errors.hasPrefix("flipbook: There is no scene file \"Missing.swift\"."))
  }

  @Test("a missing file's name is compared with those beside it")
  func nearest() throws {
    let folder = FlipbookProgram.folder + "/" + (try TemporaryFolderName.make())
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["Clock.swift", "Rain.json", "Rain.txt"] {
      try "".write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    #expect(SceneFile.nearest("\(folder)/Clok.swift") == "\(folder)/Clock.swift")
    #expect(SceneFile.nearest("\(folder)/Clock") == "\(folder)/Clock.swift")
    #expect(SceneFile.nearest("\(folder)/rain.json") == "\(folder)/Rain.json")
    #expect(SceneFile.nearest("\(folder)/Other.swift") == nil)
    #expect(SceneFile.nearest("\(folder)/none/Clock.swift") == nil)
  }

  @Test("a folder without Swift files and a file that is not Swift are refused")
  func otherKinds() throws {
    let folder = FlipbookProgram.folder + "/Nothing"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let result = try FlipbookProgram.run(["still", "Nothing", "--print-list"])
    #expect(result.code == 3 && result.errors.contains("There is no Swift file in \"Nothing\""))
    #expect(try still("notes.txt", "hello").errors.contains("named *.swift"))
  }

  @Test("an empty file, and one of comments alone, say how a scene begins")
  func empty() throws {
    let result = try still("Empty.swift", " \n")
    #expect(result.code == 3)
    #expect(result.errors.contains("is empty") && result.errors.contains("struct MyClip: Clip"))
    let comments = try still("Comments.swift", "// soon\n")
    #expect(comments.errors.contains("no scene in it"))
  }

  @Test("bytes that are not text are not Swift")
  func binary() throws {
    try Data([0xff, 0xfe, 0x00]).write(to: URL(fileURLWithPath: FlipbookProgram.folder + "/Binary.swift"))
    let result = try still("Binary.swift", nil)
    #expect(result.code == 3)
    #expect(result.errors.contains("not UTF-8"))
  }

  @Test("text that is not Swift shows the compiler's message about that text only")
  func notSwift() throws {
    let result = try still("Letter.swift", "Dear Sir or Madam {{\n")
    #expect(result.code == 3)
    #expect(result.errors.contains("/Letter.swift:1:"))
    #expect(result.errors.contains("error:"))
    #expect(!result.errors.contains("main.swift"))
  }

  @Test("Swift without a clip says how a scene begins")
  func noClip() throws {
    let result = try still("NoClip.swift", "struct Circle { var radius = 1.0 }\n")
    #expect(result.code == 3)
    #expect(result.errors.contains("\"NoClip.swift\" has no scene in it"))
  }

  @Test("a compile error has the person's own file, line and column")
  func compileError() throws {
    let result = try still(
      "Typo.swift",
      """
      import Foundation
      import Flipbook

      struct Typo: Clip {
        func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
          let x: Int = "no"
        }
      }
      """)
    #expect(result.code == 3)
    #expect(result.errors.contains("\"Typo.swift\" does not compile."))
    #expect(result.errors.contains("/Typo.swift:6:18: error: cannot convert value of type 'String'"))
  }

  @Test("a type of another file of the project is found, and how that file is rendered too")
  func siblings() throws {
    let folder = FlipbookProgram.folder + "/Siblings"
    try FileManager.default.createDirectory(atPath: "\(folder)/App/Model", withIntermediateDirectories: true)
    for (name, text) in [
      ("App/Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(Deck().name) } }\n"),
      ("App/Model/Deck.swift", "struct Deck { var name = \"A\" }\n"), ("Package.swift", "// none\n"),
    ] {
      try FlipbookProgram.write("Siblings/" + name, text)
    }
    let result = try FlipbookProgram.run(["still", "Siblings/App/Card.swift", "--print-list"])
    #expect(result.code == 3)
    #expect(
      result.errors.contains(
        "Deck is declared in Siblings/App/Model/Deck.swift. A folder is rendered with all files that a view "
          + "needs: give \"Siblings\" with --view Card."), "\(result.errors)")
  }

  @Test("several clips need --scene, and a wrong name lists the right ones")
  func several() throws {
    _ = try TestScene.compiled.get()
    let none = try FlipbookProgram.run(["still", TestScene.name, "--print-list"])
    #expect(none.code == 3)
    #expect(
      none.errors.contains(
        "pick one with --scene: Plain, Crash, Unordered, Impossible, Careless, Film.Ending"))
    let wrong = try FlipbookProgram.run(["still", TestScene.name, "--print-list", "--scene", "Plane"])
    #expect(wrong.code == 3)
    #expect(wrong.errors.contains("has no clip \"Plane\""))
    let nested = try FlipbookProgram.run(["still", TestScene.name, "--print-list", "--scene", "Ending"])
    #expect(nested.code == 0)
  }

  @Test("list shows each clip with its size, rate, length and title")
  func list() throws {
    let result = try TestScene.compiled.get()
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      result.output == """
        Plain        40x20     10 fps  1 s  clip  A plain clip
        Crash        40x20     30 fps  5 s  clip
        Unordered    60x10     30 fps  5 s  clip
        Impossible   8x8       30 fps  1 s  clip
        Careless     40x20     30 fps  1 s  clip
        Film.Ending  1280x720  30 fps  5 s  clip

        """)
  }

  @Test("the second run of a scene starts without compiling")
  func secondRun() throws {
    _ = try TestScene.compiled.get()
    // A compiler that notes each scene it compiles.
    let folder = FlipbookProgram.folder + "/second-run"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (compiler, notes) = (folder + "/swiftc", folder + "/compiled")
    try ProgramFile.write(
      """
      #!/bin/sh
      case "$*" in *FlipbookScene*) echo compiled >> \(notes) ;; esac
      exec swiftc "$@"
      """, to: compiler)
    let environment = ["FLIPBOOK_CACHE": folder + "/cache", "FLIPBOOK_SWIFTC": compiler]
    for _ in 0..<2 {
      let result = try FlipbookProgram.run(["list", TestScene.name], environment: environment)
      #expect(result.code == 0, "\(result.errors)")
      #expect(try String(contentsOfFile: notes, encoding: .utf8) == "compiled\n")
    }
    let elsewhere = try FlipbookProgram.run(
      ["list", TestScene.name], environment: ["FLIPBOOK_SWIFTC": "/bin/false"])
    #expect(elsewhere.code == 3, "another compiler is another cache entry")
  }
}
