import FlipbookDrawing
import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Synchronization
import Testing

@testable import FlipbookExport

@MainActor
@Suite("Films through ffmpeg")
struct FilmSinkTests {
  /// Flat patches of colour, 16 × 16 pixels each.
  private struct Chart: FrameSource {
    static let colors: [RGBA] = [
      (0, 0, 0), (1, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (0, 1, 1), (1, 0, 1), (0.5, 0.5, 0.5),
      (0.2, 0.4, 0.6), (0.9, 0.6, 0.3), (0.1, 0.05, 0.2),
    ].map { RGBA(red: $0.0, green: $0.1, blue: $0.2) }
    var format: FrameFormat

    init() throws {
      format = try TestSource(width: 16 * 4, height: 16 * 3, frames: 2).format
    }

    func displayList(at frame: Int) -> DisplayList {
      let items = Self.colors.enumerated().map { index, color in
        let rect = CGRect(x: index % 4 * 16, y: index / 4 * 16, width: 16, height: 16)
        return TestSource.fill(rect, color, in: format)
      }
      return DisplayList(size: format.size, background: RGBA(red: 0, green: 0, blue: 0), items: items)
    }
  }

  @Test(
    "a colour chart survives the way through a film within 2 of 255, with all tags right",
    arguments: [
      ("a.mp4", VideoCodec.h264, nil), ("b.mp4", .h264, "yuv444p"), ("c.mp4", .hevc, "yuv420p10le"),
    ]
      as [(
        String, VideoCodec, String?
      )])
  func colors(name: String, codec: VideoCodec, pixelFormat: String?) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/\(name)"
      let job = RenderJob(path) {
        $0.codec = codec
        $0.quality = 4
        $0.pixelFormat = pixelFormat
      }
      try job.run(try Chart())
      let pixels = try MediaTools.decode(path)
      try #require(pixels.count == 2 * 64 * 48 * 4)
      for (index, color) in Chart.colors.enumerated() {
        // The middle of a patch: subsampled chroma and the filter at its edges don't reach it.
        let offset = ((index / 4 * 16 + 8) * 64 + index % 4 * 16 + 8) * 4
        for (channel, value) in [color.red, color.green, color.blue].enumerated() {
          let expected = Int((value * 255).rounded())
          #expect(abs(Int(pixels[offset + channel]) - expected) <= 2, "patch \(index), channel \(channel)")
        }
      }
      let stream = try MediaTools.stream(path)
      #expect(stream["color_range"] == "tv")
      #expect(stream["color_space"] == "bt709")
      #expect(stream["color_primaries"] == "bt709")
      #expect(stream["color_transfer"] == "bt709")
      #expect(stream["pix_fmt"] == pixelFormat ?? "yuv420p")
    }
  }

  @Test("an mp4 has the same bytes at any number of workers, and nothing else is in the folder")
  func deterministic() throws {
    try withTemporaryFolder { folder in
      var files: [[UInt8]] = []
      for workers in [1, 2, 5] {
        let path = "\(folder)/\(workers).mp4"
        try RenderJob(path, workers: workers).run(try TestSource(frames: 20))
        files.append(try bytes(of: path))
      }
      #expect(files[0] == files[1])
      #expect(files[0] == files[2])
      #expect(try names(in: folder) == ["1.mp4", "2.mp4", "5.mp4"])
      let moov = try #require(Data(files[0]).range(of: Data("moov".utf8)))
      let mdat = try #require(Data(files[0]).range(of: Data("mdat".utf8)))
      #expect(moov.lowerBound < mdat.lowerBound, "the index comes first")
    }
  }

  @Test("frames, rate and size are those of the source")
  func frames() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.mp4"
      var source = try TestSource(frames: 11)
      source.format.frameRate = try #require(FrameRate(29.97))
      source.hold = 3
      try RenderJob(path).run(source)
      let stream = try MediaTools.stream(path, count: true)
      #expect(stream["nb_read_frames"] == "11")
      #expect(stream["r_frame_rate"] == "30000/1001")
      #expect(stream["width"] == "32")
      #expect(stream["height"] == "24")
      #expect(stream["chroma_location"] == "center")
    }
  }

  @Test("VP9 and ProRes keep transparency", arguments: ["a.webm", "a.mov", "a.apng"])
  func alpha(name: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/\(name)"
      try RenderJob(path).run(try TestSource(width: 64, height: 48, frames: 3, opaque: false))
      let decoder = name.hasSuffix("webm") ? ["-c:v", "libvpx-vp9"] : []
      let pixels = try MediaTools.decode(path, decoder: decoder)
      try #require(pixels.count == 3 * 64 * 48 * 4)
      #expect(pixels[(40 * 64 + 50) * 4 + 3] <= 1, "nothing is drawn here")
      #expect(pixels[(2 * 64 + 3) * 4 + 3] >= 254, "the rectangle is opaque here")
    }
  }

  @Test(
    "every other format is written and read again",
    arguments: [("a.gif", "gif"), ("a.webp", ""), ("a.mkv", "h264"), ("b.mov", "prores"), ("b.webm", "vp9")])
  func formats(name: String, codec: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/\(name)"
      try RenderJob(path).run(try TestSource(frames: 4))
      #expect(try names(in: folder) == [name])
      if name.hasSuffix("webp") {
        let file = try bytes(of: path)
        #expect(Data(file).range(of: Data("ANMF".utf8)) != nil)
      } else {
        let stream = try MediaTools.stream(path, count: true)
        #expect(stream["codec_name"] == codec)
        #expect(stream["nb_read_frames"] == "4")
      }
    }
  }

  @Test("an ffmpeg that doesn't list its encoders is left when the render is cancelled, and ended")
  func silentEncoder() throws {
    try withTemporaryFolder { folder in
      let program = folder + "/ffmpeg"
      try ProgramFile.write("#!/bin/sh\necho $$ > \(folder)/pid\nsleep 600\n", to: program)
      let job = RenderJob("\(folder)/a.mp4") { $0.ffmpeg = program }
      let cancellation = job.cancellation
      let thread = Thread {
        while !FileManager.default.fileExists(atPath: folder + "/pid") { usleep(10_000) }
        usleep(50_000)
        cancellation.cancel()
      }
      thread.start()
      let start = ContinuousClock.now
      #expect(throws: ExportError.cancelled) { try job.run(try TestSource(frames: 2)) }
      #expect(ContinuousClock.now - start < .seconds(20))
      let text = try String(contentsOfFile: folder + "/pid", encoding: .utf8)
      let process = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
      #expect(kill(process, 0) == -1)
      #expect(try names(in: folder) == ["ffmpeg", "pid"])
    }
  }

  @Test(
    "a program that lists no encoders is no ffmpeg, and what it says is reported",
    arguments: ["nothing", "hello"])
  func noEncoders(text: String) throws {
    try withTemporaryFolder { folder in
      let program = folder + "/ffmpeg"
      try ProgramFile.write("#!/bin/sh\necho \(text)\n", to: program)
      let failure = #expect(throws: ExportError.self) {
        try RenderJob("\(folder)/a.mp4") { $0.ffmpeg = program }.run(try TestSource(frames: 2))
      }
      #expect(failure?.reason == .missingEncoder)
      #expect(failure?.message.contains("lists no encoders") == true)
      #expect(failure?.message.contains(text) == true)
    }
  }

  @Test("sound shorter or longer than the clip ends with it", arguments: [0.1, 3.0])
  func audio(seconds: Double) throws {
    try withTemporaryFolder { folder in
      let sound = "\(folder)/tone.wav"
      _ = try MediaTools.output(
        "ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "sine=duration=\(seconds)", sound])
      let path = "\(folder)/a.mp4"
      try RenderJob(path) { $0.audio = sound }.run(try TestSource(frames: 30))
      #expect(try MediaTools.stream(path, count: true)["nb_read_frames"] == "30")
      let stream = try MediaTools.stream(path, "a")
      #expect(stream["codec_name"] == "aac")
      let duration = try #require(Double(stream["duration"] ?? ""))
      #expect(abs(duration - 1) < 0.05)
    }
  }

  // MARK: What goes wrong

  private func error(_ job: RenderJob, _ source: TestSource) -> ExportError? {
    do {
      try job.run(source)
      return nil
    } catch {
      return error as? ExportError
    }
  }

  /// A program that stands in for ffmpeg, except for the question about encoders.
  private func fake(_ folder: String, _ script: String) throws -> String {
    let path = "\(folder)/fake-ffmpeg"
    let text =
      "#!/bin/sh\nfor a in \"$@\"; do last=\"$a\"; [ \"$a\" = -encoders ] && exec ffmpeg -encoders; done\n"
    try ProgramFile.write(text + "file=${last#file:}\n" + script, to: path)
    return path
  }

  @Test("an ffmpeg that is killed is reported, and nothing is left")
  func killed() throws {
    try withTemporaryFolder { folder in
      let program = try fake(folder, "head -c 5000 > \"$file\"; kill -9 $$\n")
      let error = error(RenderJob("\(folder)/a.mp4") { $0.ffmpeg = program }, try TestSource(frames: 500))
      #expect(
        error?.message
          == "\"\(folder)/a.mp4\" was not written: ffmpeg was killed, perhaps since the memory ran out.")
      #expect(try names(in: folder) == ["fake-ffmpeg"])
    }
  }

  @Test("what ffmpeg said last is part of the error")
  func messages() throws {
    try withTemporaryFolder { folder in
      let program = try fake(folder, "echo first >&2; echo 'the reason' >&2; cat > /dev/null; exit 3\n")
      let error = error(RenderJob("\(folder)/a.mp4") { $0.ffmpeg = program }, try TestSource())
      #expect(error?.reason == .encoder)
      #expect(
        error?.message
          == "\"\(folder)/a.mp4\" was not written: ffmpeg failed with exit code 3.\nfirst\nthe reason")
      #expect(try names(in: folder) == ["fake-ffmpeg"])
    }
  }

  @Test("an encoder that refuses the picture says why")
  func refused() throws {
    try withTemporaryFolder { folder in
      let error = error(RenderJob("\(folder)/a.mp4") { $0.pixelFormat = "monoblack" }, try TestSource())
      #expect(error?.reason == .encoder)
      #expect(error?.message.contains("was not written") == true)
      #expect(try names(in: folder) == [])
    }
  }

  @Test("a full disk under ffmpeg is an error and leaves nothing")
  func fullDisk() throws {
    try withTemporaryFolder { folder in
      // A limit on the file's size stands for the disk's.
      let program = try fake(folder, "trap '' XFSZ; ulimit -f 1; exec ffmpeg \"$@\"\n")
      let job = RenderJob("\(folder)/a.mkv") {
        $0.ffmpeg = program
        $0.quality = 0
      }
      let error = error(job, try TestSource(width: 320, height: 200, frames: 60))
      #expect(error?.message.contains("was not written: ffmpeg failed") == true)
      #expect(error?.message.contains("File too large") == true)
      #expect(try names(in: folder) == ["fake-ffmpeg"])
    }
  }

  @Test("cancelling while ffmpeg takes nothing ends at once and leaves nothing")
  func cancelled() throws {
    try withTemporaryFolder { folder in
      let program = try fake(folder, "echo > \"$file\"; exec sleep 60\n")
      var job = RenderJob("\(folder)/a.mp4") { $0.ffmpeg = program }
      let cancellation = job.cancellation
      let waiter = Thread {
        Thread.sleep(forTimeInterval: 0.2)
        cancellation.cancel()
      }
      job.workers = 1
      waiter.start()
      let start = ContinuousClock.now
      // More than the pipe holds, so that the writer waits for a reader that doesn't read.
      #expect(error(job, try TestSource(width: 640, height: 480, frames: 50)) == .cancelled)
      #expect(ContinuousClock.now - start < .seconds(20))
      #expect(try names(in: folder) == ["fake-ffmpeg"])
    }
  }

  @Test("an error of the scene leaves nothing")
  func sceneFails() throws {
    try withTemporaryFolder { folder in
      var source = try TestSource(frames: 20)
      source.failingFrame = 10
      #expect(throws: TestSource.Failure()) { try RenderJob("\(folder)/a.mp4").run(source) }
      #expect(try names(in: folder) == [])
    }
  }

  @Test("a missing program, sound file or folder is said before anything runs")
  func missing() throws {
    try withTemporaryFolder { folder in
      let source = try TestSource()
      let program = error(RenderJob("\(folder)/a.mp4") { $0.ffmpeg = "/nowhere/ffmpeg" }, source)
      #expect(program?.message == "/nowhere/ffmpeg can't be started: there is no such file or folder.")
      let sound = error(RenderJob("\(folder)/a.mp4") { $0.audio = "/nowhere/a.wav" }, source)
      #expect(sound?.message == "The sound file \"/nowhere/a.wav\" doesn't exist or can't be read.")
      let place = error(RenderJob("\(folder)/no/a.mp4"), source)
      #expect(place?.reason == .output)
      #expect(try names(in: folder) == [])
    }
  }
}
