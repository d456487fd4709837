import Flipbook
import FlipbookExport
import FlipbookScenes
import Testing

@testable import FlipbookCommand

@MainActor
@Suite("What a render is asked")
struct RenderRequestTests {
  private func request(_ arguments: String...) throws -> RenderRequest {
    try RenderRequest(RenderRequest.parser.parse(arguments))
  }

  @Test("a file and an output are enough")
  func least() throws {
    let request = try request("a.swift", "-o", "b.mp4")
    #expect(request.scene.path == "a.swift")
    #expect(request.output == OutputSettings(path: "b.mp4"))
    #expect(request.settings.scale == nil && request.settings.seed == 0 && request.settings.size == nil)
    #expect(request.frames == FrameChoice())
    #expect(!request.isStrict && !request.settings.isTransparent)
    #expect(request.workers == nil)
  }

  @Test("every option arrives")
  func all() throws {
    let request = try request(
      "a.swift", "-o", "b.mov", "-y", "--fps", "29.97", "--size", "64x32", "--scale", "2", "--duration",
      "1:30",
      "--frames", "1-3", "--background", "#10203040", "--transparent", "--workers", "3", "--seed", "0x10",
      "--props", "{\"n\": 4}", "--scheme", "dark", "--strict", "--quiet", "--scene", "Intro", "--codec",
      "hevc",
      "--crf", "20", "--pixel-format", "yuv444p", "--audio", "c.wav", "--png-level", "9", "--swift-version",
      "6")
    #expect(
      request.output.overwrites && request.isStrict && request.scene.isQuiet && request.settings.isTransparent
    )
    #expect(request.settings.frameRate == FrameRate(30_000, over: 1_001))
    #expect(request.settings.size == CGSize(width: 64, height: 32))
    #expect(request.settings.scale == 2 && request.settings.duration == 90 && request.settings.seed == 16)
    #expect(
      request.settings.background == Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255, opacity: 64 / 255))
    #expect(request.settings.props.int("n") == 4 && request.settings.colorScheme == .dark)
    #expect(request.scene.scene == "Intro" && request.scene.languageVersion == .six)
    #expect(request.workers == 3 && request.output.pngLevel == 9 && request.output.quality == 20)
    #expect(
      request.output.codec == .hevc && request.output.pixelFormat == "yuv444p"
        && request.output.audio == "c.wav")
    #expect(request.progress.style == .none)
  }

  @Test(
    "what can't be is refused with the option's name",
    arguments: [
      (["--workers", "0"], "--workers"), (["--png-level", "10"], "--png-level"), (["--crf", "x"], "--crf"),
      (["--codec", "mpeg1"], "h264"), (["--codec", "prores"], "can't hold ProRes"),
      (["--progress", "bat"], "do you mean bar"), (["--frames", "3-1"], "--frames"),
      (["--from", "x"], "--from"),
      (["--frames", "1", "--from", "2"], "--frames"), (["--scheme", "drak"], "do you mean dark"),
      (["--type-size", "smal"], "do you mean small"),
      (["--background", "blak"], "do you mean black"),
    ])
  func refused(arguments: [String], expected: String) throws {
    let options = try RenderRequest.parser.parse(["a.swift", "-o", "b.mp4"] + arguments)
    let failure = #expect(throws: FlipbookFailure.self) { try RenderRequest(options) }
    #expect(failure?.exitCode == .usage)
    #expect(failure?.message.contains(expected) == true, "\(failure?.message ?? "")")
  }

  @Test("a missing file, two files and a missing output are each reported")
  func operands() {
    #expect(throws: FlipbookFailure("Name a scene file: flipbook render FILE.", .usage)) {
      try request()
    }
    #expect(throws: FlipbookFailure.self) { try request("a.swift", "b.swift", "-o", "c.mp4") }
    let failure = #expect(throws: FlipbookFailure.self) { try request("a.swift") }
    #expect(failure?.message.contains("-o film.mp4") == true)
  }

  @Test("frames are chosen by list or by range")
  func frames() throws {
    #expect(try FrameChoice().frames(rate: 10, count: 3) == [0, 1, 2])
    #expect(
      try FrameChoice(start: .seconds(1), end: .seconds(1.5)).frames(rate: 10, count: 20) == [
        10, 11, 12, 13, 14,
      ])
    #expect(try FrameChoice(start: .fraction(0.9)).frames(rate: 10, count: 20) == [18, 19])
    #expect(try FrameChoice(end: .frame(2)).frames(rate: 10, count: 20) == [0, 1])
  }

  @Test(
    "a range outside the clip is refused with the clip's length",
    arguments: [
      FrameChoice(start: .seconds(2)), FrameChoice(end: .seconds(2.5)), FrameChoice(start: .frame(99)),
      FrameChoice(selection: FrameSelection(runs: [.init(first: 20, last: 20)])),
      FrameChoice(start: .frame(5), end: .frame(5)),
    ])
  func outside(choice: FrameChoice) {
    let failure = #expect(throws: FlipbookFailure.self) { try choice.frames(rate: 10, count: 20) }
    #expect(failure?.exitCode == .usage)
  }
}
