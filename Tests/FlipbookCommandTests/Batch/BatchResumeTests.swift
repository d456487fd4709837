import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Batches that go on")
struct BatchResumeTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder + "/data", withIntermediateDirectories: true)
    try write(
      "Card.json",
      #"""
      {"size": [32, 18], "duration": 0.2, "frameRate": 10, "props": {"word": "none", "side": {"type": "integer", "default": 4}},
       "layers": [{"type": "text", "string": "{{word}}", "frame": [0, 0, 32, 18]},
                  {"frame": [0, 0, "{{side}}", 5], "backgroundColor": "#ff0000"}]}
      """#)
    try write(
      "batch.json",
      #"{"output": "out/{word}.{ext}", "scenes": ["Card.json"], "rows": "rows.csv", "formats": ["png", "gif"], "#
        + #""options": {"duration": 0.1}}"#)
    try write("rows.csv", "word,side\none,5\ntwo,6\nthree,7\n")
  }

  private func write(_ name: String, _ text: String) throws {
    try FlipbookProgram.write(folder + "/" + name, text)
  }

  private func batch(_ arguments: String...) throws -> FlipbookProgram.Result {
    try FlipbookProgram.run(["batch", folder + "/batch.json", "-q"] + arguments)
  }

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }

  /// How often each state is in the report, by the last line of each clip.
  private func states(_ name: String = "batch.results.jsonl") throws -> [ClipRecord.State: Int] {
    let content = try #require(try BatchLog.read(path(name)))
    return Dictionary(content.clips.map { ($0.state, 1) }, uniquingKeysWith: +)
  }

  @Test("a clip is kept only while its output and all that it is made of are as they were")
  func keeping() throws {
    #expect(try batch().code == 0)
    let first = FlipbookProgram.contents(of: folder + "/out")
    #expect(first == ["one.gif", "one.png", "three.gif", "three.png", "two.gif", "two.png"])
    #expect(try batch().code == 125, "what is there is not replaced")
    func made(_ change: () throws -> Void) throws -> Int {
      try change()
      let result = try batch("--resume")
      #expect(result.code == 0, "\(result)")
      return try states()[.done] ?? 0
    }
    #expect(try made {} == 0)
    #expect(try made { try FileManager.default.removeItem(atPath: path("out/two.gif")) } == 1)
    #expect(try made { try Data("short".utf8).write(to: URL(fileURLWithPath: path("out/one.png"))) } == 1)
    // The same size, another byte.
    #expect(
      try made {
        var data = try Data(contentsOf: URL(fileURLWithPath: path("out/one.gif")))
        data[data.count / 2] ^= 1
        try data.write(to: URL(fileURLWithPath: path("out/one.gif")))
      } == 1)
    #expect(try made { try write("rows.csv", "word,side\none,5\ntwo,9\nthree,7\n") } == 2, "a prop changed")
    #expect(try made { try write("data/notes.txt", "new") } == 6, "a file beside the scene is new")
    #expect(try made { try write("data/notes.txt", "newer") } == 6)
    #expect(
      try made {
        let text = try String(contentsOfFile: path("Card.json"), encoding: .utf8)
        try write("Card.json", text.replacing("#ff0000", with: "#00ff00"))
      } == 6, "the scene changed")
    #expect(
      try made {
        let text = try String(contentsOfFile: path("batch.json"), encoding: .utf8)
        try write("batch.json", text.replacing("0.1}", with: "0.1, \"seed\": 5}"))
      } == 6, "an option changed")
    #expect(try made {} == 0)
    #expect(FlipbookProgram.contents(of: folder + "/out") == first)
  }

  @Test("with \"inputs\" only the files that they name count, row by row")
  func inputs() throws {
    let text = try String(contentsOfFile: path("batch.json"), encoding: .utf8)
    try write("batch.json", text.replacing(#""options""#, with: #""inputs": ["data/{word}.txt"], "options""#))
    #expect(try batch().code == 0)
    try write("data/other.txt", "nobody's")
    #expect(try batch("--resume").code == 0)
    #expect(try states() == [.kept: 6])
    try write("data/two.txt", "two's")
    #expect(try batch("--resume").code == 0)
    #expect(try states() == [.kept: 4, .done: 2])
  }

  @Test("a report that was torn in its last line is gone on with; a file that is no report is refused")
  func torn() throws {
    #expect(try batch().code == 0)
    let report = path("batch.results.jsonl")
    let data = try Data(contentsOf: URL(fileURLWithPath: report))
    try data.dropLast(30).write(to: URL(fileURLWithPath: report))
    #expect(try states() == [.done: 5])
    #expect(try batch("--resume").code == 0)
    #expect(try states() == [.kept: 5, .done: 1])
    try write("batch.results.jsonl", "my notes\n")
    let result = try batch("--resume")
    #expect(result.code == 125 && result.errors.contains("is not the report of a batch"))
    #expect(try String(contentsOfFile: report, encoding: .utf8) == "my notes\n")
  }

  @Test("--only-failed needs a report, and replaces nothing that the report doesn't name")
  func onlyFailed() throws {
    let result = try batch("--only-failed")
    #expect(result.code == 125 && result.errors.contains("--only-failed needs the report of the last run"))
    #expect(try batch().code == 0)
    try FileManager.default.removeItem(atPath: path("out/one.gif"))
    #expect(try batch("--only-failed").code == 0)
    #expect(try states() == [.kept: 5, .done: 1])
    try write("rows.csv", "word,side\none,5\nmine,1\n")
    try write("out/mine.png", "mine")
    let refused = try batch("--only-failed")
    #expect(refused.code == 125 && refused.errors.contains("mine.png\" exists already"))
    #expect(try String(contentsOfFile: path("out/mine.png"), encoding: .utf8) == "mine")
    let both = try batch("--only-failed", "--resume")
    #expect(both.code == 125 && both.errors.contains("give one of --resume and --only-failed"))
  }

  @Test("shards of any number make the same files, and their reports become one")
  func shards() throws {
    #expect(try batch().code == 0)
    let names = FlipbookProgram.contents(of: folder + "/out")
    let whole = try names.map { try Data(contentsOf: URL(fileURLWithPath: path("out/\($0)"))) }
    try FileManager.default.removeItem(atPath: path("out"))
    for number in 1...2 { #expect(try batch("--shard", "\(number)/2").code == 0) }
    #expect(FlipbookProgram.contents(of: folder + "/out") == names)
    #expect(try names.map { try Data(contentsOf: URL(fileURLWithPath: path("out/\($0)"))) } == whole)
    let reports = (1...2).map { "\(folder)/batch.results.\($0)-of-2.jsonl" }
    #expect(try states("batch.results.1-of-2.jsonl") == [.done: 4], "formats of a row stay together")

    func merge(_ arguments: [String]) throws -> FlipbookProgram.Result {
      try FlipbookProgram.run(["batch", "--merge"] + arguments)
    }
    let half = try merge([reports[0], "--report", folder + "/half.jsonl"])
    #expect(half.code == 123 && half.errors.contains("2 clips are missing: there is no report of 2/2."))
    let all = try merge(reports)
    #expect(all.code == 0 && all.output.contains("6 clips in "), "\(all)")
    // The merged report is that of the whole batch.
    #expect(try batch("--resume").code == 0)
    #expect(try states() == [.kept: 6])
    #expect(try merge([]).code == 125)
    #expect(
      try merge([reports[0], "--report", reports[0]]).errors.contains("is one of the reports to merge"))
    #expect(try merge([reports[0], "--resume"]).errors.contains("--resume has no meaning"))
    #expect(try batch("--shard", "3/2").errors.contains("must be I/N"))
  }

  @Test("what a killed batch left beside its outputs goes with the next run, beside kept clips too")
  func leftovers() throws {
    #expect(try batch().code == 0)
    let left = path("out/.flipbook-Ab12Cd")
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: left + "/half.mp4", contents: Data([1])))
    #expect(try batch("--resume").code == 0)
    #expect(!FileManager.default.fileExists(atPath: left))
  }

  @Test("after Ctrl-C what was not begun is no failure, and --resume makes the same files")
  func interrupted() throws {
    try write("rows.csv", "word,side\n" + (0..<40).map { "w\($0),\($0 % 9)\n" }.joined())
    let run = try FlipbookProgram.Run(
      ["batch", folder + "/batch.json", "--jobs", "1", "--junit", path("r.xml")], environment: [:])
    while FlipbookProgram.contents(of: folder + "/out").count < 3 { usleep(2000) }
    kill(run.process.processIdentifier, SIGINT)
    let result = try run.wait()
    #expect(result.code == 130)
    #expect(result.output.contains("not begun") && !result.output.contains("failed"), "\(result.output)")
    let junit = try String(contentsOfFile: path("r.xml"), encoding: .utf8)
    #expect(junit.contains("failures=\"0\"") && junit.contains("<skipped message=\"not-begun\"/>"))
    #expect(FlipbookProgram.contents(of: folder + "/out").allSatisfy { !$0.hasPrefix(".") })
    #expect(try batch("--resume").code == 0)
    #expect(FlipbookProgram.contents(of: folder + "/out").count == 80)
    #expect((try states()[.kept] ?? 0) >= 2)
  }

  @Test("two batches don't write one report at once")
  func locked() throws {
    #expect(try batch().code == 0)
    let descriptor = open(path("batch.results.jsonl"), O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let result = try batch("--resume")
    #expect(result.code == 125 && result.errors.contains("Another batch is writing the report"))
  }

  @Test("a report replaces no folder, link or device, and nothing is rendered without one")
  func badReports() throws {
    #expect(symlink("elsewhere", path("link")) == 0)
    for name in ["data", "link"] {
      let result = try batch("--report", path(name))
      #expect(result.code == 125 && result.errors.contains("is a folder, a link or a device"), "\(result)")
    }
    let missing = try batch("--report", path("none/r.jsonl"))
    #expect(missing.code == 125 && missing.errors.contains("can't be written"))
    #expect(!FileManager.default.fileExists(atPath: path("out")))
    #expect(!FileManager.default.fileExists(atPath: path("elsewhere")))
  }

  @Test("10^8 clips are refused in words, before any is made")
  func bounded() throws {
    let axes = (0..<8).map { "\"p\($0)\": [0,1,2,3,4,5,6,7,8,9]" }.joined(separator: ", ")
    try write("batch.json", #"{"output": "{p0}.mp4", "scenes": ["Card.json"], "props": {\#(axes)}}"#)
    let result = try batch("--dry-run")
    #expect(result.code == 125)
    #expect(result.errors.contains("10 × 10 × 10 × 10 × 10 × 10 × 10 × 10 combinations"))
    #expect(result.errors.contains("may have 100000 clips; raise that with --max-clips"))
    try write("batch.json", #"{"output": "{word}.mp4", "scenes": ["Card.json"], "rows": "rows.csv"}"#)
    #expect(try batch("--dry-run", "--max-clips", "2").errors.contains("holds more than 2 rows"))
    try write(
      "batch.json",
      #"{"output": "{word}.{ext}", "scenes": ["Card.json"], "rows": "rows.csv", "formats": ["mp4", "gif"]}"#)
    #expect(
      try batch("--dry-run", "--max-clips", "5").errors.contains(
        "1 scenes × 3 rows × 1 props × 1 sizes × 2 formats"))
  }
}
