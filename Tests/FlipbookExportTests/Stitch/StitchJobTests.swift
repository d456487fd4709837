import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookExport

@Suite("Films of picture files")
@MainActor
struct StitchJobTests {
  /// Writes the frames of a source as PNGs.
  private func pictures(_ source: TestSource, in folder: String) throws -> [NumberedPicture] {
    try RenderJob(folder + "/%03d.png") {
      $0.metadata = FrameText.entries(rate: source.format.frameRate, title: "Test")
    }.run(source)
    return (0..<source.format.frameCount).map {
      NumberedPicture(number: $0, path: FramePattern(folder + "/%03d.png")?.path($0) ?? "")
    }
  }

  private func inspect(_ pictures: [NumberedPicture]) throws -> SequenceInspection {
    try SequenceInspection(pictures, workers: 2, cancellation: Cancellation())
  }

  private func stitch(
    _ pictures: [NumberedPicture], to path: String, _ change: (inout StitchJob) -> Void = { _ in }
  ) throws {
    let inspection = try inspect(pictures)
    #expect(inspection.problems.isEmpty)
    var job = StitchJob(output: OutputSettings(path: path))
    job.output.metadata["title"] = inspection.title
    change(&job)
    try job.run(pictures, inspection, rate: try #require(inspection.rate))
  }

  @Test(
    "the film of a rendered sequence has the bytes of the rendered film",
    arguments: [
      ("mp4", true), ("mov", true), ("gif", true), ("apng", true), ("webm", false), ("mov", false),
      ("apng", false),
    ])
  func sameBytes(ending: String, isOpaque: Bool) throws {
    try withTemporaryFolder { folder in
      let source = try TestSource(opaque: isOpaque)
      let pictures = try pictures(source, in: folder)
      try RenderJob(folder + "/a.\(ending)") { $0.metadata["title"] = "Test" }.run(source)
      for workers in [1, 3] {
        try stitch(pictures, to: folder + "/b.\(ending)") {
          $0.workers = workers
          $0.output.overwrites = true
        }
        #expect(try bytes(of: folder + "/a.\(ending)") == bytes(of: folder + "/b.\(ending)"))
      }
    }
  }

  @Test("16 bits a component reach codecs that hold more than 8")
  func deep() throws {
    try withTemporaryFolder { folder in
      // A ramp of 1024 levels that 8 bits would make 256.
      var raw: [UInt8] = []
      for _ in 0..<2 {
        raw.append(0)
        for level in 0..<1024 { raw += [UInt8(level >> 2), UInt8(level & 3) << 6] }
      }
      let picture = HandmadePNG(width: 1024, height: 2, depth: 16, colorType: 0, raw: raw)
      try Data(picture.bytes).write(to: URL(fileURLWithPath: folder + "/0.png"))
      let pictures = [NumberedPicture(number: 0, path: folder + "/0.png")]
      let inspection = try inspect(pictures)
      #expect((inspection.bitDepth, inspection.rate, inspection.hasAlpha) == (16, nil, false))
      let job = StitchJob(output: OutputSettings(path: folder + "/a.mov"))
      try job.run(pictures, inspection, rate: try #require(FrameRate(30, over: 1)))
      #expect(try MediaTools.stream(folder + "/a.mov")["pix_fmt"] == "yuv422p10le")
      let luma = try MediaTools.output(
        "ffmpeg", ["-v", "error", "-i", folder + "/a.mov", "-f", "rawvideo", "-pix_fmt", "gray10le", "-"])
      let levels = luma.withUnsafeBytes { Set($0.bindMemory(to: UInt16.self)) }
      #expect(levels.count > 600)
    }
  }

  @Test("a picture that follows itself is shown again")
  func repeated() throws {
    try withTemporaryFolder { folder in
      let pictures = try pictures(TestSource(frames: 3), in: folder)
      let held = [pictures[0], pictures[0], pictures[0], pictures[2]]
      try stitch(held, to: folder + "/a.mp4")
      #expect(try MediaTools.stream(folder + "/a.mp4", count: true)["nb_read_frames"] == "4")
    }
  }

  @Test("transparency that the film can't keep is refused with the file's name, or laid over a colour")
  func transparent() throws {
    try withTemporaryFolder { folder in
      let pictures = try pictures(TestSource(opaque: false), in: folder)
      let error = #expect(throws: ExportError.self) {
        try stitch(pictures, to: folder + "/a.mp4") { $0.workers = 1 }
      }
      #expect(error?.reason == .input)
      #expect(error?.message.contains("/000.png\" is transparent in places") == true)
      #expect(try names(in: folder).filter { !$0.hasSuffix(".png") } == [])
      try stitch(pictures, to: folder + "/a.mp4") { $0.background = .over(red: 1, green: 1, blue: 1) }
      let decoded = try MediaTools.decode(folder + "/a.mp4")
      #expect(decoded.prefix(0x400 * 3).suffix(4) == [255, 255, 255, 255])
    }
  }

  @Test("damage behind right checksums is reported with the file's name, and no film is left")
  func damaged() throws {
    try withTemporaryFolder { folder in
      let pictures = try pictures(TestSource(), in: folder)
      let broken = HandmadePNG(width: 32, height: 24, colorType: 2, raw: [0, 1, 2])
      try Data(broken.bytes).write(to: URL(fileURLWithPath: pictures[5].path))
      var job = StitchJob(output: OutputSettings(path: folder + "/a.mp4"))
      job.workers = 2
      let inspection = try inspect(pictures)
      let error = #expect(throws: ExportError.self) {
        try job.run(pictures, inspection, rate: source(inspection))
      }
      #expect(error?.message.contains("005.png") == true)
      #expect(try names(in: folder).filter { !$0.hasSuffix(".png") } == [])
    }
  }

  private func source(_ inspection: SequenceInspection) -> FrameRate {
    inspection.rate ?? FrameRate(30, over: 1)!
  }

  @Test("an inspection names every file that can't be used, and those unlike the first")
  func inspection() throws {
    try withTemporaryFolder { folder in
      let files: [(String, [UInt8])] = [
        ("0", HandmadePNG(width: 2, height: 1, colorType: 2, raw: [0, 1, 2, 3, 4, 5, 6]).bytes),
        ("1", HandmadePNG(width: 1, height: 2, colorType: 2, raw: [0, 1, 2, 3, 0, 4, 5, 6]).bytes),
        ("2", Array("no picture".utf8)),
        ("3", HandmadePNG(width: 2, height: 1, depth: 16, colorType: 0, raw: [0, 1, 2, 3, 4]).bytes),
        ("4", HandmadePNG(width: 2, height: 1, colorType: 4, raw: [0, 1, 2, 3, 4]).bytes),
        (
          "5",
          HandmadePNG(width: 2, height: 1, colorType: 0, chunks: [("cICP", [9, 18, 0, 1])], raw: [0, 1, 2])
            .bytes
        ),
        (
          "6",
          HandmadePNG(
            width: 2, height: 1, colorType: 0, chunks: [("tEXt", Array("flipbook-rate\u{0}60/1".utf8))],
            raw: [0, 1, 2]
          ).bytes
        ),
      ]
      for (name, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).png")) }
      let found = try inspect((0..<8).map { NumberedPicture(number: $0, path: "\(folder)/\($0).png") })
      #expect(
        found.problems.map { $0.replacing(folder + "/", with: "") } == [
          "\"1.png\": the picture has 1 × 2 pixels, but \"0.png\" has 2 × 1.",
          "\"2.png\": the file is not a PNG.",
          "\"5.png\": the picture's colour space (cICP 9-18-0-1) has no conversion to sRGB here.",
          "\"7.png\": there is no such file.",
        ])
      #expect(found.rateProblems.count == 1)
      #expect(
        found.notes.map { $0.replacing(folder + "/", with: "") } == [
          "\"3.png\" has 16 bits a component, \"0.png\" has 8.",
          "\"4.png\" has transparency, \"0.png\" has none.",
        ])
      #expect((found.bitDepth, found.hasAlpha) == (16, true))
    }
  }

  @Test("a cancelled job leaves nothing")
  func cancelled() throws {
    try withTemporaryFolder { folder in
      let pictures = try pictures(TestSource(frames: 4), in: folder)
      let error = #expect(throws: ExportError.self) {
        try stitch(pictures, to: folder + "/a.mp4") { job in
          job.progress = { [cancellation = job.cancellation] _ in cancellation.cancel() }
        }
      }
      #expect(error?.reason == .cancelled)
      #expect(try names(in: folder).count == 4)
    }
  }
}
