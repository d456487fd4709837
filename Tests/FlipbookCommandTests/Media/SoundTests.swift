import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Sounds of films")
struct SoundTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try FilmProbe.writeClicks(path("click.wav"), at: [100], count: 4800)
    try write("Film.json", Self.scene())
  }

  private static func scene(
    _ audio: String = #"[{"file": "click.wav", "at": 1.5}, {"file": "click.wav", "at": 0.25}]"#
  )
    -> String
  {
    #"""
    {"size": [64, 36], "duration": 2, "frameRate": 10, "audio": \#(audio), "layers": [
      {"frame": [0, 0, 20, 20], "backgroundColor": "#ff0000",
       "animations": [{"keyPath": "position.x", "from": 10, "to": 50, "duration": 2}]}]}
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

  /// Expects clicks at samples of a film and silence in between.
  private func expectClicks(
    _ name: String, at places: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let samples = try FilmProbe.samples(path(name))
    for place in places {
      #expect(abs(FilmProbe.peak(samples, near: place) - place) <= 1, sourceLocation: sourceLocation)
    }
    let loud = samples.indices.filter { abs(samples[$0]) > 6000 }
    #expect(
      loud.allSatisfy { sample in places.contains { abs($0 - sample) < 40 } },
      "\(name): clicks at \(loud.prefix(9))",
      sourceLocation: sourceLocation)
  }

  @Test("a scene of JSON has its sounds, whole, cut out, in segments and from a plan")
  func layers() throws {
    let places = [12_100, 72_100]
    try flipbook("render", "@Film.json", "-o", "@whole.mp4")
    try expectClicks("whole.mp4", at: places)
    try flipbook("render", "@Film.json", "-o", "@cut.mp4", "--segment", "0.5s")
    try expectClicks("cut.mp4", at: places)
    try flipbook("render", "@Film.json", "-o", "@part.mp4", "--from", "1s")
    try expectClicks("part.mp4", at: [24_100])
    try flipbook(
      "plan", "@Film.json", "--film", "planned.mp4", "-o", "@plan.json", "--segment", "0.5s", "--parts", "2")
    for part in ["1", "2"] { try flipbook("run", "@plan.json", "--part", part) }
    try flipbook("join", "@plan.json", "-o", "@planned.mp4")
    try expectClicks("planned.mp4", at: places)
    #expect(try FilmProbe.samples(path("planned.mp4")) == FilmProbe.samples(path("whole.mp4")))
  }

  @Test("views bring sounds as they come; --audio is mixed with them")
  func views() throws {
    try write(
      "Film.swift",
      """
      import SwiftUI
      import Flipbook

      struct Film: Clip {
        var size: CGSize { CGSize(width: 64, height: 36) }
        var duration: TimeInterval { 2 }
        var frameRate: Double { 10 }
        var soundtrack: [Audio] { [Audio("click.wav", at: 0.25)] }
        @State private var isThere = false
        var body: some View {
          ZStack { if isThere { Audio("click.wav", at: 0.5) } }
            .task {
              try? await Task.sleep(for: .seconds(1))
              isThere = true
            }
        }
      }
      """)
    try flipbook("render", "@Film.swift", "-o", "@views.mp4", "--workers", "1")
    try expectClicks("views.mp4", at: [12_100, 72_100])
    try FilmProbe.writeClicks(path("more.wav"), at: [30_000], count: 40_000)
    try flipbook("render", "@Film.swift", "-o", "@both.mp4", "--audio", "@more.wav")
    try expectClicks("both.mp4", at: [12_100, 30_000, 72_100])
    try flipbook(
      "plan", "@Film.swift", "--film", "planned.mp4", "-o", "@views.json", "--segment", "0.5s", "--parts", "2"
    )
    for part in ["1", "2"] { try flipbook("run", "@views.json", "--part", part) }
    try flipbook("join", "@views.json", "-o", "@planned.mp4")
    try expectClicks("planned.mp4", at: [12_100, 72_100])
  }

  @Test("a manifest has sounds for all clips and for one row")
  func manifest() throws {
    try write("Plain.json", Self.scene("[]"))
    try write(
      "batch.json",
      #"""
      {"output": "out/{row}.mp4", "scenes": ["Plain.json"],
       "options": {"audio": [{"file": "click.wav", "at": 0.5}, {"file": "click.wav", "at": 1}]},
       "rows": [{}, {"@audio": {"file": "click.wav", "at": 0.25, "volume": 0.9}}, {"@audio": "click.wav"}]}
      """#)
    try flipbook("batch", "@batch.json")
    try expectClicks("out/1.mp4", at: [24_100, 48_100])
    try expectClicks("out/2.mp4", at: [12_100])
    try expectClicks("out/3.mp4", at: [100])
    for (audio, reason) in [
      (#"{"file": "click.wav", "volum": 1}"#, "a sound has no key \"volum\"; do you mean \"volume\"?"),
      (#"[{"at": 1}]"#, "a sound needs a \"file\""),
      (#"{"file": "click.wav", "at": -1}"#, "must be a number from 0 on"),
      (#"{"file": "click.wav", "trim": [2, 1]}"#, "must end behind its begin"), ("3", "3\" doesn't exist"),
    ] {
      try write(
        "bad.json", #"{"output": "bad/{row}.mp4", "scenes": ["Plain.json"], "options": {"audio": \#(audio)}}"#
      )
      let result = try FlipbookProgram.run(["batch", folder + "/bad.json"])
      #expect(result.code != 0 && result.errors.contains(reason), "\(audio): \(result.errors)")
    }
  }

  @Test("a sound that isn't there, is damaged or holds nothing ends the render before anything is painted")
  func refused() throws {
    try write("text.mp3", "no sound")
    try FilmProbe.writeClicks(path("silent.wav"), at: [], count: 0)
    for (file, reason) in [
      ("no.wav", "there is no sound file \"no.wav\" beside the scene"),
      ("text.mp3", "The sound file \"text.mp3\" is damaged or is no sound"),
      ("silent.wav", "The sound file \"silent.wav\""),
    ] {
      try write("Bad.json", Self.scene(#"[{"file": "\#(file)"}]"#))
      let result = try flipbook("render", "@Bad.json", "-o", "@bad.mp4", code: ExitCode.scene.rawValue)
      #expect(result.errors.contains(reason), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: path("bad.mp4")))
    }
    for (sound, reason) in [
      (#"{"file": "click.wav", "at": "soon"}"#, "$.audio[0].at"), (#"{"at": 1}"#, "a sound needs \"file\""),
      (#"{"file": "click.wav", "trim": [1, 2, 3]}"#, "$.audio[0].trim"),
      (#"{"file": "click.wav", "trim": [2, 1]}"#, "should end behind its begin"),
      (
        #"{"file": "click.wav", "volume": [{"at": 1, "volume": 1}, {"at": 0, "volume": 1}]}"#,
        "order of their times"
      ),
      (#"{"file": "click.wav", "loops": true}"#, "a sound has no key \"loops\""),
    ] {
      try write("Bad.json", Self.scene("[\(sound)]"))
      let result = try flipbook("validate", "@Bad.json", code: ExitCode.scene.rawValue)
      #expect((result.errors + result.output).contains(reason), "\(sound): \(result.errors)\(result.output)")
    }
  }

  @Test("what has no sound leaves the scene's out and says so; frames with gaps too")
  func leftOut() throws {
    let gif = try flipbook("render", "@Film.json", "-o", "@a.gif")
    #expect(gif.errors.contains("sound.left-out"), "\(gif.errors)")
    let still = try flipbook("still", "@Film.json", "-o", "@a.png")
    #expect(!still.errors.contains("sound"))
  }
}
