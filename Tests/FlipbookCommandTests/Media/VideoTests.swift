import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

/// Films in scenes, rendered by the program.
@Suite("Films as input")
struct VideoTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    _ = try FilmProbe.output(
      "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i", "testsrc2=s=64x36:r=10:d=2,format=rgb24", "-f", "lavfi", "-i",
        "sine=440:d=2", "-c:v", "libx264rgb", "-qp", "0", "-g", "5", "-c:a", "flac", path("in.mkv"),
      ])
    try write("Film.json", Self.scene(#"{"file": "in.mkv"}"#))
  }

  private static func scene(_ video: String, more: String = "") -> String {
    #"""
    {"size": [64, 36], "duration": 2, "frameRate": 10, "layers": [
      {"type": "video", "frame": [0, 0, 64, 36], "video": \#(video)}]\#(more)}
    """#
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

  /// The pixels of pictures of a film or a sequence, as ffmpeg decodes them.
  private func pixels(_ options: [String]) throws -> [UInt8] {
    [UInt8](
      try FilmProbe.output(
        "ffmpeg", ["-v", "error"] + options + ["-pix_fmt", "rgb24", "-f", "rawvideo", "-"]))
  }

  @Test(
    "a film at its own size comes out as it went in, by any number of workers and in any choice of frames")
  func exact() throws {
    let wanted = try pixels(["-i", path("in.mkv")])
    #expect(wanted.count == 64 * 36 * 3 * 20)
    for (name, options) in [
      ("one", ["--workers", "1"]), ("five", ["--workers", "5"]), ("cairo", ["--renderer", "cairo"]),
    ] {
      try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
      let result = try FlipbookProgram.run(
        ["render", folder + "/Film.json", "-o", folder + "/\(name)/%03d.png"] + options)
      #expect(result.code == 0, "\(result.errors)")
      #expect(try pixels(["-start_number", "0", "-i", path("\(name)/%03d.png")]) == wanted, "\(name)")
    }
    try FileManager.default.createDirectory(atPath: path("some"), withIntermediateDirectories: true)
    try flipbook("render", "@Film.json", "-o", "@some/%03d.png", "--frames", "13,4,17")
    for frame in [4, 13, 17] {
      let (some, all) = (
        path("some/\(String(format: "%03d", frame)).png"), path("one/\(String(format: "%03d", frame)).png")
      )
      #expect(FileManager.default.contents(atPath: some) == FileManager.default.contents(atPath: all))
    }
  }

  @Test("its sound is on the track, from the begin of the transaction that brings it too")
  func sound() throws {
    try flipbook("render", "@Film.json", "-o", "@whole.mp4")
    let samples = try FilmProbe.samples(path("whole.mp4"))
    #expect(samples[4800..<9600].contains { abs($0) > 2000 })
    try write("Muted.json", Self.scene(#"{"file": "in.mkv", "muted": true}"#))
    try flipbook("render", "@Muted.json", "-o", "@muted.mp4")
    #expect(try FilmProbe.samples(path("muted.mp4")).isEmpty)
    try write(
      "Late.json",
      #"""
      {"size": [64, 36], "duration": 2, "frameRate": 10, "layers": [{"name": "stage"}], "transactions": [
        {"at": 1, "changes": [{"layer": "stage", "insert": [
          {"type": "video", "frame": [0, 0, 64, 36], "video": "in.mkv"}]}]}]}
      """#)
    try flipbook("render", "@Late.json", "-o", "@late.mp4")
    let late = try FilmProbe.samples(path("late.mp4"))
    #expect(
      late[0..<40_000].allSatisfy { abs($0) < 100 } && late[60_000..<70_000].contains { abs($0) > 2000 })
    try flipbook("still", "@Late.json", "--at", "1.5s", "-o", "@late.png")
    try flipbook("still", "@Film.json", "--at", "0.5s", "-o", "@early.png")
    #expect(try pixels(["-i", path("late.png")]) == pixels(["-i", path("early.png")]))
  }

  @Test("mistakes are reported with their places")
  func mistakes() throws {
    try write("bad.mp4", "nothing")
    for (video, message) in [
      (#"{"file": "none.mp4"}"#, #"there is no film "none.mp4" beside the scene"#),
      (#"{"file": "bad.mp4"}"#, #"the film "bad.mp4" is "#),
      (#"{"file": "in.mkv", "trim": [3]}"#, "nothing is left of a film of 2 s"),
      (#"{"file": "in.mkv", "speed": 100}"#, "a number from -64 to 64"),
      (#"{"file": "in.mkv", "sped": 1}"#, #"did you mean "speed"?"#),
      (#"{"speed": 1}"#, #"a video needs "file""#), (#"7"#, "a text"),
    ] {
      try write("Wrong.json", Self.scene(video))
      let result = try flipbook("still", "@Wrong.json", "-o", "@wrong.png", code: 3)
      #expect(result.errors.contains(message) && result.errors.contains("Wrong.json:2:"), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: path("wrong.png")))
    }
  }

  @Test("a film that is cut short ends the render without an output")
  func cutShort() throws {
    _ = try FilmProbe.output(
      "ffmpeg",
      ["-v", "error", "-i", path("in.mkv"), "-an", "-c:v", "png", "-movflags", "+faststart", path("cut.mov")])
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path("cut.mov")))
    let size = try handle.seekToEnd()
    // Noise in the middle: the index stays whole.
    try handle.seek(toOffset: size / 2)
    try handle.write(contentsOf: Data(repeating: 0x5a, count: Int(size / 4)))
    try handle.close()
    try write("Cut.json", Self.scene(#""cut.mov""#))
    let result = try flipbook("render", "@Cut.json", "-o", "@cut.mp4", code: 3)
    #expect(result.errors.contains("The film \"cut.mov\" is damaged"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: path("cut.mp4")))
  }
}
