import Foundation
import Testing

@testable import FlipbookCommand
@testable import FlipbookScenes

@Suite("Batches of clips")
struct BatchTests {
  private let folder: String

  init() throws {
    _ = try TestScene.compiled.get()
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
  }

  /// Writes a manifest whose scene is the shared one and runs it.
  private func batch(_ manifest: String, _ arguments: String...) throws -> FlipbookProgram.Result {
    try FlipbookProgram.write(folder + "/batch.json", manifest)
    return try FlipbookProgram.run(["batch", folder + "/batch.json"] + arguments)
  }

  @Test("scenes × props × sizes × formats become files with the names of the template, and one report")
  func product() throws {
    let result = try batch(
      #"""
      {"output": "out/{scene}-{lang}-{size}.{ext}", "scenes": [{"file": "../Shared.swift", "scene": "Plain"}],
       "props": {"lang": ["de", "en"]}, "sizes": ["40x20", "big=80x40@2"],
       "formats": ["mp4", {"ext": "png", "at": "50%"}], "options": {"duration": 0.3}}
      """#, "--jobs", "2", "--html", folder + "/r.html", "--junit", folder + "/r.xml", "--json",
      folder + "/r.json")
    #expect(result.code == 0, "\(result)")
    #expect(result.output.hasPrefix("8 clips in "))
    #expect(
      FlipbookProgram.contents(of: folder + "/out")
        == ["de", "en"].flatMap { lang in
          ["40x20", "big"].flatMap { size in ["mp4", "png"].map { "Plain-\(lang)-\(size).\($0)" } }
        })
    let json = try text("r.json")
    #expect(json.contains("\"failureCount\" : 0") && json.contains("\"size\" : \"160×80\""))
    #expect(json.contains("\"duration\" : 0.3"))
    #expect(try text("r.xml").contains("tests=\"8\" failures=\"0\""))
    let page = try text("r.html")
    #expect(page.matches(of: /<img alt="" src="data:image\/jpeg;base64,/).count == 8)
    #expect(page.contains("0.3 s"))
    // What is there already is refused before anything is rendered.
    let again = try FlipbookProgram.run(["batch", folder + "/batch.json"])
    #expect(again.code == 125 && again.errors.contains("and 7 more outputs exist"))
  }

  @Test("a clip that crashes stops no other; only it is rendered again")
  func isolation() throws {
    let result = try batch(
      #"""
      {"output": "out/{index}-{mode}.{ext}", "scenes": [{"file": "../Shared.swift", "scene": "Crash"}],
       "props": [{"mode": "fatal"}, {"mode": "fine"}], "formats": ["gif"], "options": {"duration": 0.6, "fps": 10},
       "inputs": []}
      """#, "--jobs", "2")
    #expect(result.code == 1, "\(result)")
    #expect(result.output.hasPrefix("1 of 2 clips failed in "))
    let line = TestScene.line(of: "the café is closed")
    #expect(
      result.errors.contains(
        "Shared.swift:\(line): the scene crashed in Crash at frame 4 (0.4 s): the café is closed"))
    let report = try text("batch.results.jsonl")
    #expect(report.contains("\"place\":\"\(folder)/../Shared.swift:\(line)\""))
    #expect(report.contains("Fatal error: the café is closed\"]"))
    #expect(FlipbookProgram.contents(of: folder + "/out").filter { !$0.hasPrefix(".") } == ["1-fine.gif"])
    let dry = try FlipbookProgram.run(["batch", folder + "/batch.json", "--only-failed", "--dry-run"])
    #expect(dry.code == 0)
    #expect(dry.output.split(separator: "\n").count == 1)
    #expect(dry.output.contains("'--props={\"mode\":\"fatal\"}'"))
  }

  @Test("a clip that hangs is ended after its time, and leaves nothing")
  func hanging() throws {
    let result = try batch(
      #"""
      {"output": "out/{scene}.{ext}", "scenes": [{"file": "../Shared.swift", "scene": "Crash"}],
       "props": [{"mode": "sleep"}], "formats": ["gif"], "options": {"duration": 0.6, "fps": 10}, "timeLimit": 1}
      """#)
    #expect(result.code == 1, "\(result)")
    #expect(result.errors.contains("It took longer than 1 s and was ended in Crash at frame 4 (0.4 s)."))
    #expect(FlipbookProgram.contents(of: folder + "/out") == [])
    #expect(try text("batch.results.jsonl").contains("\"state\":\"timed-out\""))
  }

  @Test(
    "a manifest that can't be is refused before anything is rendered, with its place",
    arguments: [
      (
        #"{"output": "{a}.mp4", "scenes": ["../Shared.swift"], "props": {"a": []}}"#,
        "props.a: has no value to render with"
      ),
      (
        #"{"output": "a.{ext}", "scenes": ["../Shared.swift"], "formats": [{"ext": "mp4", "codec": "mpeg9"}]}"#,
        "--codec mpeg9: must be one of"
      ),
      (
        #"{"output": "a.{ext}", "scenes": ["../Shared.swift"], "formats": [{"ext": "gif", "crf": 20}]}"#,
        "has no constant rate factor"
      ),
      (
        #"{"output": "a.{ext}", "scenes": ["../Shared.swift"], "formats": [{"ext": "mp4", "crf": "fine"}]}"#,
        "formats[0].crf: must be a whole number"
      ),
      (
        #"{"output": "a.mp4", "scenes": ["../Shared.swift"], "options": {"fps": -3}}"#, "--fps"
      ),
      (#"{"output": "a.mp4", "scenes": ["Shared.swift"], "fromats": []}"#, "do you mean \"formats\"?"),
      (
        #"{"output": "a.mp4", "scenes": ["../Shared.swift"], "props": [{"a": 1}, {"a": 2}]}"#,
        "Two clips would be"
      ),
      (#"{"output": "{what}.mp4", "scenes": ["../Shared.swift"]}"#, "there is no {what}"),
      (#"{"output": "a.mp4", "scenes": ["none*.swift"]}"#, "No scene file is named like"),
      (#"{"output": "a.mp4", "scenes": ["../Shared.swift"], "sizes": ["big"]}"#, "sizes[0]"),
      (#"{"output": "a.xyz", "scenes": ["../Shared.swift"]}"#, "no ending that names a format"),
      (#"{"output": "a.mp4", "scenes": ["../Shared.swift"], "options": {"crf": 3}}"#, "no key \"crf\""),
      (#"{"include": ["batch.json"]}"#, "in a circle: batch.json → batch.json"),
      (#"{"output": "a.mp4"}"#, "names no scene"), ("[", "is not JSON"),
    ])
  func refused(manifest: String, part: String) throws {
    let result = try batch(manifest)
    #expect(result.code == 125)
    #expect(result.errors.contains(part), "\(result.errors)")
    #expect(FlipbookProgram.contents(of: folder) == ["batch.json"])
  }

  @Test("templates are filled in, values lead to no other folder, braces can be written")
  func templates() throws {
    func filled(_ text: String, _ values: [String: String]) throws -> String {
      try BatchTemplate(text, place: "m").filled(values)
    }
    #expect(try filled("{a}/{{x}}-{b}", ["a": "../up", "b": "1"]) == "..-up/{x}-1")
    #expect(try filled("{a}/{b}", ["a": "..", "b": "x\ny\u{1B}"]) == "__/x-y-")
    #expect(throws: FlipbookFailure("m, output: there is no {nmae}; do you mean {name}?", .usage)) {
      try filled("{nmae}", ["name": ""])
    }
  }

  @Test("the time left is what the clips so far took")
  func progress() {
    #expect(BatchProgress.line(10, 40, failures: 1, elapsed: 14) == "10/40 clips  25%  1 failed  0:42 left")
    #expect(BatchProgress.line(40, 40, failures: 0, elapsed: 14) == "40/40 clips  100%")
    #expect(ShellText.quoted("a b'c") == "'a b'\\''c'" && ShellText.quoted("a.mp4") == "a.mp4")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(FlipbookProgram.folder)/\(folder)/\(name)", encoding: .utf8)
  }
}
