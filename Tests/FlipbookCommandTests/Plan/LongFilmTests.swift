import FlipbookExport
import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Long films")
struct LongFilmTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try write("Film.json", Self.scene())
  }

  /// Twelve seconds of a square that moves; another one is there in the eighth second alone.
  private static func scene(color: String = "#00ff00") -> String {
    #"""
    {"size": [160, 90], "duration": 12, "frameRate": 10, "layers": [
      {"frame": [0, 0, 20, 20], "backgroundColor": "#ff0000",
       "animations": [{"keyPath": "position.x", "from": 10, "to": 150, "duration": 12}]},
      {"frame": [0, 50, 20, 20], "backgroundColor": "\#(color)", "opacity": 0,
       "animations": [{"keyPath": "opacity", "from": 1, "to": 1, "beginTime": 7, "duration": 1}]}]}
    """#
  }

  private func write(_ name: String, _ text: String) throws {
    try FlipbookProgram.write(folder + "/" + name, text)
  }

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }

  private func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

  @discardableResult
  private func flipbook(_ words: String..., code: Int32 = 0) throws -> FlipbookProgram.Result {
    let result = try FlipbookProgram.run(words.map { $0.replacing("@", with: folder + "/") })
    #expect(result.code == code, "\(words): \(result.errors)")
    return result
  }

  @Test("after an edit of one second a cache encodes one segment, and the film is that of a render without")
  func editing() throws {
    try flipbook("render", "@Film.json", "-o", "@a.mp4", "--cache", "@cache", "--segment", "2s")
    try write("Film.json", Self.scene(color: "#0000ff"))
    let result = try flipbook("render", "@Film.json", "-o", "@b.mp4", "--cache", "@cache", "--segment", "2s")
    #expect(result.errors.contains("5 segments were kept, 1 were encoded"), "\(result.errors)")
    try flipbook("render", "@Film.json", "-o", "@c.mp4", "--segment", "2s", "--workers", "1")
    #expect(try bytes("b.mp4") == bytes("c.mp4"))
    #expect(try bytes("a.mp4") != bytes("b.mp4"))
    #expect(try flipbook("cache", "ls", "@cache").output.contains("7 files"))
    #expect(try flipbook("cache", "verify", "@cache").output.contains("7 of 7 files are whole"))
    let damaged = try #require(FlipbookProgram.contents(of: folder + "/cache").first)
    try Data("short".utf8).write(to: URL(fileURLWithPath: path("cache/" + damaged)))
    #expect(try flipbook("cache", "verify", "@cache", code: 1).output.contains("\(damaged) is damaged"))
    #expect(try flipbook("cache", "rm", "@cache", "--damaged").output.contains("1 files removed"))
    try flipbook("cache", "rm", "@cache")
    #expect(FlipbookProgram.contents(of: folder + "/cache") == [])
  }

  @Test("a render that is killed again and again goes on with --resume, from whole segments alone")
  func killing() throws {
    try flipbook("render", "@Film.json", "-o", "@whole.mp4", "--segment", "1s")
    var kept = 0
    for round in 0..<4 where !FileManager.default.fileExists(atPath: path("film.mp4")) {
      let run = try FlipbookProgram.Run(
        ["render", "\(folder)/Film.json", "-o", "\(folder)/film.mp4", "--segment", "1s", "--resume"],
        environment: [:])
      let store = folder + "/film.mp4.segments"
      func segments() -> [String] { FlipbookProgram.contents(of: store).filter { $0.hasPrefix("segment-") } }
      // Two more segments than before, or the end.
      while segments().count < kept + 2, run.process.isRunning { usleep(2_000) }
      kill(run.process.processIdentifier, SIGKILL)
      _ = try run.wait()
      #expect(segments().count >= kept)
      kept = segments().count
      if round == 2, let first = segments().first {
        // A power cut in the middle of a file.
        let file = path("film.mp4.segments/" + first)
        try Data(contentsOf: URL(fileURLWithPath: file)).dropLast(100).write(to: URL(fileURLWithPath: file))
      }
    }
    // The last kill may have come when all was done.
    let isDone =
      try FileManager.default.fileExists(atPath: path("film.mp4")) && bytes("film.mp4") == bytes("whole.mp4")
    let words = isDone ? ["-y"] : []
    let result = try FlipbookProgram.run(
      ["render", "\(folder)/Film.json", "-o", "\(folder)/film.mp4", "--segment", "1s", "--resume"] + words)
    #expect(result.code == 0, "\(result.errors)")
    #expect(try bytes("film.mp4") == bytes("whole.mp4"))
    #expect(
      FlipbookProgram.contents(of: folder).filter { $0.hasPrefix("film") || $0.hasPrefix(".") } == [
        "film.mp4"
      ])
    #expect(kept == 0 || result.errors.contains("segments were kept"), "\(result.errors)")
  }

  @Test("parts of a plan, rendered in any order and twice, become the film that one machine renders")
  func planning() throws {
    try flipbook(
      "plan", "@Film.json", "--film", "film.mp4", "--segment", "2s", "--parts", "3", "-o", "@plan.json")
    let plan = try RenderPlan.read(path("plan.json"))
    #expect(plan.segments == Array(repeating: 20, count: 6) && plan.parts.count == 3)
    let missing = try flipbook("join", "@plan.json", "-o", "@film.mp4", code: 3)
    #expect(missing.errors.contains("3 of 3 parts can't be joined"))
    for part in ["3", "1", "2", "1"] { try flipbook("run", "@plan.json", "--part", part, "--workers", part) }
    try flipbook("join", "@plan.json", "-o", "@film.mp4")
    try flipbook("render", "@Film.json", "-o", "@whole.mp4", "--segment", "2s")
    #expect(try bytes("film.mp4") == bytes("whole.mp4"))

    let segment = try #require(
      FlipbookProgram.contents(of: folder + "/plan.parts").last { $0.hasPrefix("segment-") })
    var data = try bytes("plan.parts/" + segment)
    data[data.count / 2] ^= 1
    try data.write(to: URL(fileURLWithPath: path("plan.parts/" + segment)))
    let damaged = try flipbook("join", "@plan.json", "-o", "@film.mp4", "-y", code: 3)
    #expect(
      damaged.errors.contains("is damaged") && damaged.errors.contains("1 of 3 parts"), "\(damaged.errors)")
    for part in ["1", "2", "3"] { try flipbook("run", "@plan.json", "--part", part) }
    try flipbook("join", "@plan.json", "-o", "@film.mp4", "-y", "--remove")
    #expect(try bytes("film.mp4") == bytes("whole.mp4"))
    #expect(!FileManager.default.fileExists(atPath: path("plan.parts")))
  }

  @Test("a plan of other files, another version or another film is refused in words")
  func refusing() throws {
    try flipbook("plan", "@Film.json", "--film", "film.mp4", "--segment", "6s", "-o", "@plan.json")
    #expect(try flipbook("run", "@plan.json", "--part", "9", code: 2).errors.contains("parts 1 to 2"))
    let text = try String(contentsOfFile: path("plan.json"), encoding: .utf8)
    try write("edited.json", text.replacing("film.mp4", with: "other.mp4"))
    #expect(try flipbook("run", "@edited.json", "--part", "1", code: 2).errors.contains("was changed"))
    var other = try RenderPlan.read(path("plan.json"))
    (other.flipbook, other.architecture) = ("0.0", "pdp11")
    try write("other.json", try other.sealed().text())
    let refused = try flipbook("run", "@other.json", "--part", "1", code: 2).errors
    #expect(refused.contains("not 0.0") && refused.contains("not pdp11"), "\(refused)")
    try write("Film.json", Self.scene(color: "#123456"))
    let changed = try flipbook("run", "@plan.json", "--part", "1", code: 2).errors
    #expect(changed.contains("Film.json\" has changed"), "\(changed)")
    // The parts of another plan.
    try flipbook("plan", "@Film.json", "--film", "film.mp4", "--segment", "6s", "-o", "@next.json")
    for part in ["1", "2"] { try flipbook("run", "@next.json", "--part", part) }
    try FileManager.default.moveItem(atPath: path("next.parts"), toPath: path("plan.parts"))
    #expect(try flipbook("join", "@plan.json", code: 3).errors.contains("of another plan"))
  }

  @Test("a bundle renders in another folder")
  func bundling() throws {
    try flipbook(
      "plan", "@Film.json", "--film", "film.mp4", "--segment", "6s", "-o", "@plan.json", "--bundle",
      "@plan.tar")
    try FileManager.default.createDirectory(atPath: path("elsewhere"), withIntermediateDirectories: true)
    let tar = Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tar.arguments = ["tar", "xf", path("plan.tar"), "-C", path("elsewhere")]
    try tar.run()
    tar.waitUntilExit()
    try write("Film.json", "{}")
    for part in ["1", "2"] { try flipbook("run", "@elsewhere/plan/plan.json", "--part", part) }
    try flipbook("join", "@elsewhere/plan/plan.json", "-o", "@film.mp4")
    try write("Film.json", Self.scene())
    try flipbook("render", "@Film.json", "-o", "@whole.mp4", "--segment", "6s")
    #expect(try bytes("film.mp4") == bytes("whole.mp4"))
  }

  @Test(
    "options of segments that contradict each other are refused",
    arguments: [
      (["-o", "a.png", "--segment", "2s"], "--segment cuts films"),
      (["-o", "a.mp4", "--segment", "0s"], "--segment 0s"),
      (["-o", "a.mp4", "--segment", "often"], "--segment often"),
      (["-o", "a.mp4", "--segment", "none", "--resume"], "--segment none makes none"),
      (["-o", "a.mp4", "--manifest", "m.json", "--resume"], "give one of them"),
      (["-o", "%d.png", "--resume"], "needs --manifest"),
    ] as [([String], String)])
  func contradictions(words: [String], message: String) throws {
    let result = try FlipbookProgram.run(["render", folder + "/Film.json"] + words)
    #expect(result.code == 2 && result.errors.contains(message), "\(result.code) \(result.errors)")
    #expect(FlipbookProgram.contents(of: folder) == ["Film.json"])
  }
}
