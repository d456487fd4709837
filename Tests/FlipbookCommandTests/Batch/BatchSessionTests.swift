import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Rows in one scene's process")
struct BatchSessionTests {
  /// A scene that keeps things between frames, and between films where it can.
  private static let source = """
    import Flipbook
    import Foundation

    let accent = Props.current.string("word", default: "none")
    nonisolated(unsafe) var count = 0

    struct Keeper: Clip {
      var size: CGSize { CGSize(width: 96, height: 24) }
      var duration: TimeInterval { 0.3 }
      var frameRate: Double { 10 }
      let mode = Props.current.string("mode")
      init() { count += 1 }
      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
        if mode == "crash" {
          for line in 1...30 { print("line \\(line)") }
          fatalError("no avatar for \\(accent)")
        }
        if mode == "kill" { kill(getpid(), SIGKILL) }
        if mode == "leave" { exit(7) }
        if mode == "loop" { while time >= 0 { usleep(100) } }
        if mode == "warn" { context.draw(Image("missing-\\(accent).png"), at: CGPoint(x: 5, y: 5)) }
        context.draw(Text("\\(accent) \\(count)"), at: CGPoint(x: 48, y: 12))
      }
    }
    """

  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try FlipbookProgram.write(folder + "/Keeper.swift", Self.source)
  }

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }

  private func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

  @Test(
    "a row has the bytes of a fresh process, whatever rows before it left behind; one that ends badly costs itself"
  )
  func rows() throws {
    let modes = ["", "crash", "", "kill", "leave", "loop", "warn", ""]
    let rows = modes.enumerated().map { "{\"word\": \"w\($0.offset)\", \"mode\": \"\($0.element)\"}" }
    func manifest(_ rows: [String], _ more: String) -> String {
      """
      {"output": "out/{word}.{ext}", "scenes": ["Keeper.swift"], "rows": [\(rows.joined(separator: ","))],
       "formats": ["gif", "mp4", {"ext": "png", "at": "0.1s"}], \(more)}
      """
    }
    // A crash takes seconds to describe.
    let (loops, others) = (rows.filter { $0.contains("loop") }, rows.filter { !$0.contains("loop") })
    try FlipbookProgram.write(folder + "/loop.json", manifest(loops, "\"timeLimit\": 1"))
    try FlipbookProgram.write(folder + "/batch.json", manifest(others, "\"include\": [\"loop.json\"]"))
    let result = try FlipbookProgram.run([
      "batch", folder + "/batch.json", "--jobs", "1", "--html", path("r.html"), "--junit", path("r.xml"),
    ])
    #expect(result.code == 12, "\(result)")
    #expect(
      FlipbookProgram.contents(of: folder + "/out")
        == ["w0", "w2", "w6", "w7"].flatMap { name in ["gif", "mp4", "png"].map { "\(name).\($0)" } })
    let records = try #require(try BatchLog.read(path("batch.results.jsonl"))).clips
    func record(_ name: String) -> ClipRecord? { records.first { $0.output == "out/\(name).mp4" } }
    let line = Self.source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("fatalError")
    }
    let place = "\(folder)/Keeper.swift:\((line ?? 0) + 1)"
    #expect(
      record("w1")?.message == "\(place): the scene crashed in Keeper at frame 0 (0 s): no avatar for w1")
    #expect(record("w1")?.place == place)
    #expect(record("w1")?.printed?.count == 20 && record("w1")?.printed?.first == "line 12")
    #expect(record("w3")?.message?.contains("was killed") == true)
    #expect(record("w4")?.message?.contains("ended the program itself, with code 7") == true)
    #expect(record("w5")?.state == .timedOut)
    #expect(record("w6")?.warnings?.first?.message.contains("missing-w6.png") == true)
    #expect(result.errors.contains("missing-w6.png"))
    #expect(result.output.contains("3 with warnings"))
    #expect(try String(contentsOfFile: path("r.html"), encoding: .utf8).contains("missing-w6.png"))
    #expect(try String(contentsOfFile: path("r.xml"), encoding: .utf8).contains("<system-err>warning: "))

    // Each alone.
    for name in ["w0", "w2", "w7"] {
      for ending in ["gif", "mp4"] {
        let output = "\(folder)/alone-\(name).\(ending)"
        let alone = try FlipbookProgram.run([
          "render", folder + "/Keeper.swift", "-o", output, "--props",
          "{\"word\": \"\(name)\", \"mode\": \"\"}", "-q",
        ])
        #expect(alone.code == 0, "\(alone)")
        #expect(try data("alone-\(name).\(ending)") == data("out/\(name).\(ending)"))
      }
      let picture = try FlipbookProgram.run([
        "still", folder + "/Keeper.swift", "-o", "\(folder)/alone-\(name).png", "--at", "0.1s", "--props",
        "{\"word\": \"\(name)\"}", "-q",
      ])
      #expect(picture.code == 0)
      #expect(try data("alone-\(name).png") == data("out/\(name).png"))
    }

    // Misspelt props are reported here too, and props can be listed.
    let misspelt = try FlipbookProgram.run([
      "still", folder + "/Keeper.swift", "-o", path("x.png"), "--props", "{\"wrod\": \"a\"}",
    ])
    #expect(misspelt.errors.contains("The scene has no prop \"wrod\"; did you mean \"word\"?"), "\(misspelt)")
    let listed = try FlipbookProgram.run(["list", folder + "/Keeper.swift", "--list-props"])
    #expect(listed.output == "word  text  \"none\"\nmode  text  -\n")
    let schema = try FlipbookProgram.run(["list", folder + "/Keeper.swift", "--props-schema"])
    let object = try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? [String: Any]
    let word = (object?["properties"] as? [String: Any])?["word"] as? [String: String]
    #expect(word == ["type": "string", "default": "none"])
    #expect(object?["additionalProperties"] as? Bool == false)
  }

  @Test("strict clips name what they warn of")
  func strict() throws {
    try FlipbookProgram.write(
      folder + "/batch.json",
      #"""
      {"output": "out/{mode}.{ext}", "scenes": ["Keeper.swift"], "rows": [{"mode": "warn"}, {"mode": "fine"}],
       "formats": ["gif"], "options": {"strict": true}}
      """#)
    let result = try FlipbookProgram.run(["batch", folder + "/batch.json"])
    #expect(result.code == 1, "\(result)")
    let records = try #require(try BatchLog.read(path("batch.results.jsonl"))).clips
    let failed = try #require(records.first { $0.isFailure })
    #expect(failed.message?.contains("--strict: there was a warning:\n") == true)
    #expect(failed.message?.contains("missing-none.png") == true)
    #expect(FlipbookProgram.contents(of: folder + "/out") == ["fine.gif"])
  }
}
