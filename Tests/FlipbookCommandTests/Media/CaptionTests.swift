import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Captions of films")
struct CaptionTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try write(
      "Film.json",
      #"""
      {"size": [200, 60], "duration": 3, "frameRate": 10, "layers": [
        {"type": "text", "name": "a", "frame": [0, 0, 200, 30], "string": "Hello", "fontSize": 20},
        {"type": "text", "name": "b", "frame": [0, 30, 200, 30], "string": "World", "fontSize": 20, "opacity": 0}],
       "transactions": [{"at": 1, "disableActions": true, "changes": [{"layer": "b", "set": {"opacity": 1}}]},
        {"at": 2, "disableActions": true, "changes": [{"layer": "a", "set": {"opacity": 0}}]}]}
      """#)
    try write(
      "talk.de.srt", "2\n00:00:02,000 --> 00:00:02,500\nZwei\n\n1\n00:00:00,500 --> 00:00:01,500\nEins ü\n")
  }

  private func write(_ name: String, _ text: String) throws {
    try FlipbookProgram.write(folder + "/" + name, text)
  }

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }

  @discardableResult
  private func flipbook(_ words: String..., code: Int32 = 0) throws -> FlipbookProgram.Result {
    let result = try FlipbookProgram.run(words.map { $0.replacing("@", with: folder + "/") })
    #expect(result.code == code, "\(words): \(result.errors)")
    return result
  }

  /// The captions in a film as SRT, and their language.
  private func track(_ name: String) throws -> (text: String, language: String) {
    let text = try FilmProbe.output(
      "ffmpeg", ["-v", "error", "-i", path(name), "-map", "0:s:0", "-f", "srt", "-"])
    let language = try FilmProbe.output(
      "ffprobe",
      [
        "-v", "error", "-select_streams", "s:0", "-show_entries", "stream_tags=language", "-of", "csv=p=0",
        path(name),
      ])
    return (
      String(decoding: text, as: UTF8.self),
      String(decoding: language, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }

  @Test(
    "--captions puts a track into films of every kind, in order",
    arguments: ["a.mp4", "b.mkv", "c.webm", "d.mov"])
  func soft(name: String) throws {
    let codec = name == "d.mov" ? ["--codec", "h264"] : []
    let result = try FlipbookProgram.run(
      ["render", folder + "/Film.json", "-o", folder + "/" + name, "--captions", folder + "/talk.de.srt"]
        + codec)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains("put in order"))
    let (text, language) = try track(name)
    #expect(text.contains("00:00:00,500 --> 00:00:01,500\nEins ü"), "\(text)")
    #expect(text.contains("00:00:02,000 --> 00:00:02,500\nZwei"), "\(text)")
    if name != "d.mov" { #expect(language == "deu" || language == "ger") }
  }

  @Test("segments and plans have the captions too")
  func segments() throws {
    try flipbook("render", "@Film.json", "-o", "@cut.mp4", "--segment", "1s", "--captions", "@talk.de.srt")
    #expect(try track("cut.mp4").text.contains("Eins ü"))
    try flipbook(
      "plan", "@Film.json", "--film", "planned.mp4", "-o", "@plan.json", "--segment", "1s", "--parts", "2",
      "--captions", "@talk.de.srt")
    for part in ["1", "2"] { try flipbook("run", "@plan.json", "--part", part) }
    try flipbook("join", "@plan.json", "-o", "@planned.mp4")
    #expect(try track("planned.mp4").text.contains("Eins ü"))
  }

  @Test("what can't hold captions or is none is refused before anything is rendered")
  func refused() throws {
    let gif = try flipbook("render", "@Film.json", "-o", "@a.gif", "--captions", "@talk.de.srt", code: 2)
    #expect(gif.errors.contains("A .gif has no captions. Write .mp4, .mov, .mkv or .webm."))
    let missing = try flipbook("render", "@Film.json", "-o", "@a.mp4", "--captions", "@no.srt", code: 2)
    #expect(missing.errors.contains("--captions: there is no file"))
    try write("none.srt", "Just words")
    let none = try flipbook("render", "@Film.json", "-o", "@a.mp4", "--captions", "@none.srt", code: 2)
    #expect(none.errors.contains("none.srt\" holds no captions (line 1"), "\(none.errors)")
  }

  @Test("flipbook captions writes the texts of a scene with their times")
  func written() throws {
    let expected = """
      1
      00:00:00,000 --> 00:00:02,000
      Hello

      2
      00:00:01,000 --> 00:00:03,000
      World


      """
    let printed = try flipbook("captions", "@Film.json")
    #expect(printed.output == expected, "\(printed.output)")
    try flipbook("captions", "@Film.json", "-o", "@out.srt")
    #expect(try String(contentsOfFile: path("out.srt"), encoding: .utf8) == expected)
    try flipbook("captions", "@Film.json", "-o", "@out.srt", code: 1)
    try flipbook("captions", "@Film.json", "-o", "@out.vtt")
    #expect(
      try String(contentsOfFile: path("out.vtt"), encoding: .utf8).hasPrefix("WEBVTT\n\n00:00:00.000 --> "))
    try flipbook("captions", "@Film.json", "-o", "@out.txt", code: 2)
    let long = try flipbook("captions", "@Film.json", "--shortest", "2.5s")
    #expect(long.output.isEmpty)
  }

  @Test("languages come from the names of files")
  func languages() {
    #expect(CaptionsText.language(of: "a/talk.de.srt") == "deu")
    #expect(CaptionsText.language(of: "talk.en-US.vtt") == "eng")
    #expect(CaptionsText.language(of: "talk.srt") == nil)
    #expect(CaptionsText.language(of: "talk.v2.srt") == nil)
    #expect(CaptionsText.language(of: "my.talk.srt") == nil)
  }
}
