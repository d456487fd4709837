import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Faults of plans and caches")
struct PlanFaultTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder + "/scenes", withIntermediateDirectories: true)
    try FlipbookProgram.write(folder + "/scenes/Film.json", Self.scene())
  }

  /// Eight seconds of a square that moves.
  private static func scene(color: String = "#ff0000") -> String {
    #"""
    {"size": [64, 36], "duration": 8, "frameRate": 10, "layers": [
      {"frame": [0, 0, 20, 20], "backgroundColor": "\#(color)",
       "animations": [{"keyPath": "position.x", "from": 10, "to": 50, "duration": 8}]}]}
    """#
  }

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }

  private func words(_ words: [String]) -> [String] { words.map { $0.replacing("@", with: folder + "/") } }

  @discardableResult
  private func flipbook(_ words: String..., code: Int32 = 0, prefix: [String] = []) throws
    -> FlipbookProgram.Result
  {
    let result = try FlipbookProgram.run(self.words(words), prefix: prefix)
    #expect(result.code == code, "\(words): \(result.output) \(result.errors)")
    return result
  }

  private func plan(_ name: String = "plan", film: String = "film.mp4") throws {
    try flipbook(
      "plan", "@scenes/Film.json", "--film", film, "--segment", "2s", "--parts", "2", "-o", "@\(name).json",
      "-q")
  }

  private func expectWhole(_ film: String) throws {
    try flipbook("render", "@scenes/Film.json", "-o", "@whole.mp4", "--segment", "2s", "-y", "-q")
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: path(film)))
        == Data(contentsOf: URL(fileURLWithPath: path("whole.mp4"))))
  }

  @Test("clocks that differ change nothing: parts and inputs count by their content")
  func clocks() throws {
    try plan()
    for part in ["1", "2"] { try flipbook("run", "@plan.json", "--part", part, "-q") }
    let files = FlipbookProgram.contents(of: folder + "/plan.parts").map { "plan.parts/" + $0 }
    for (index, file) in (files + ["scenes/Film.json", "plan.json"]).enumerated() {
      // Some in the last century, some in the next.
      let date = Date(timeIntervalSince1970: index % 2 == 0 ? 1e8 : 5e9)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(file))
    }
    #expect(try flipbook("run", "@plan.json", "--part", "1").errors.contains("is whole already"))
    try flipbook("join", "@plan.json", "-o", "@film.mp4")
    try expectWhole("film.mp4")
  }

  @Test("two machines at one part, and both parts at once, do no harm")
  func together() throws {
    try plan()
    let runs = try ["1", "1", "2", "2"].map {
      try FlipbookProgram.Run(
        words(["run", "@plan.json", "--part", $0, "--workers", "1", "-q"]), environment: [:])
    }
    for run in runs {
      let result = try run.wait()
      #expect(result.code == 0, "\(result.errors)")
    }
    let joins = try ["a", "b"].map {
      try FlipbookProgram.Run(words(["join", "@plan.json", "-o", "@\($0).mp4", "-q"]), environment: [:])
    }
    for join in joins { #expect(try join.wait().code == 0) }
    for film in ["a.mp4", "b.mp4"] { try expectWhole(film) }
    let left = FlipbookProgram.contents(of: folder + "/plan.parts").filter { $0.hasPrefix(".") }
    #expect(left.isEmpty, "\(left)")
  }

  @Test("parts of another film are named, and a part in the place of another is none")
  func otherFilm() throws {
    try plan()
    for part in ["1", "2"] { try flipbook("run", "@plan.json", "--part", part, "-q") }
    // Twice the same part.
    let (first, second) = (path("plan.parts/part-1.json"), path("plan.parts/part-2.json"))
    try FileManager.default.removeItem(atPath: second)
    try FileManager.default.copyItem(atPath: first, toPath: second)
    let twice = try flipbook("join", "@plan.json", "-o", "@film.mp4", code: 3).errors
    #expect(twice.contains("part 2: it is of another plan") && twice.contains("1 of 2 parts"), "\(twice)")
    // Another film of the same length, in the same folder.
    try FlipbookProgram.write(folder + "/scenes/Film.json", Self.scene(color: "#0000ff"))
    try plan("other")
    try FileManager.default.moveItem(atPath: path("plan.parts"), toPath: path("other.parts"))
    let other = try flipbook("join", "@other.json", "-o", "@film.mp4", code: 3).errors
    #expect(other.contains("2 of 2 parts can't be joined"), "\(other)")
    #expect(!FileManager.default.fileExists(atPath: path("film.mp4")))
    for part in ["1", "2"] { try flipbook("run", "@other.json", "--part", part, "-q") }
    try flipbook("join", "@other.json", "-o", "@film.mp4")
    try expectWhole("film.mp4")
  }

  /// Starts a program that writes where its user may, and nowhere else: without that root may write everywhere.
  private static let asUser = geteuid() == 0 ? ["/usr/bin/setpriv", "--bounding-set=-dac_override"] : []

  private func makeReadOnly(_ name: String, _ isReadOnly: Bool) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: isReadOnly ? 0o555 : 0o755], ofItemAtPath: path(name))
  }

  @Test("a cache that can only be read is read, and stays as it is")
  func readOnlyCache() throws {
    try flipbook("render", "@scenes/Film.json", "-o", "@a.mp4", "--cache", "@cache", "--segment", "2s", "-q")
    let segment = try #require(FlipbookProgram.contents(of: folder + "/cache").first)
    try FileManager.default.removeItem(atPath: path("cache/" + segment))
    let kept = FlipbookProgram.contents(of: folder + "/cache")
    try makeReadOnly("cache", true)
    defer { try? makeReadOnly("cache", false) }
    let result = try flipbook(
      "render", "@scenes/Film.json", "-o", "@film.mp4", "--cache", "@cache", "--segment", "2s",
      prefix: Self.asUser)
    #expect(result.errors.contains("3 segments were kept, 0 were encoded"), "\(result.errors)")
    #expect(FlipbookProgram.contents(of: folder + "/cache") == kept)
    try expectWhole("film.mp4")
  }

  @Test("a folder of parts that can't be written is an error, and no part counts")
  func readOnlyParts() throws {
    try plan()
    try FileManager.default.createDirectory(atPath: path("plan.parts"), withIntermediateDirectories: true)
    try makeReadOnly("plan.parts", true)
    defer { try? makeReadOnly("plan.parts", false) }
    let result = try flipbook("run", "@plan.json", "--part", "1", "-q", code: 1, prefix: Self.asUser)
    #expect(result.errors.contains("plan.parts"), "\(result.errors)")
    #expect(FlipbookProgram.contents(of: folder + "/plan.parts") == [])
  }
}
