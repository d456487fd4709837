import FlipbookDrawing
import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookExport

@MainActor
@Suite("Several outputs of one painting")
struct FanSinkTests {
  private static let names = ["a.mp4", "a.gif", "a.webm", "b-%03d.png"]

  private func sink(_ path: String, _ source: TestSource, _ change: (inout OutputSettings) -> Void = { _ in })
    throws
    -> any FrameSink
  {
    var settings = OutputSettings(path: path)
    change(&settings)
    return try RenderJob.sink(settings, source.format, frames: Array(0..<source.format.frameCount))
  }

  private func run(_ source: TestSource, into sink: any FrameSink, workers: Int) throws {
    var job = RenderJob(output: OutputSettings(path: "")) {
      try RasterCanvas(width: $0, height: $1, scale: $2, glyphs: NoGlyphs())
    }
    job.workers = workers
    try job.run(source, frames: Array(0..<source.format.frameCount), into: sink)
  }

  @Test("each output has the bytes that it has alone", arguments: [1, 3], [true, false])
  func bytes(workers: Int, isOpaque: Bool) throws {
    var source = try TestSource(width: 96, height: 64, frames: 12, opaque: isOpaque)
    source.hold = 2
    // A film of H.264 has no transparency.
    let names = isOpaque ? Self.names : Array(Self.names.dropFirst())
    try withTemporaryFolder { folder in
      let alone = "\(folder)/alone"
      try FileManager.default.createDirectory(atPath: alone, withIntermediateDirectories: false)
      for name in names { try run(source, into: sink("\(alone)/\(name)", source), workers: workers) }
      let fan = FanSink(try names.map { try sink("\(folder)/\($0)", source) })
      try run(source, into: fan, workers: workers)
      #expect(fan.failures.allSatisfy { $0 == nil })
      let files = try FileManager.default.contentsOfDirectory(atPath: alone).sorted()
      #expect(files.count == names.count + 11)
      for file in files {
        #expect(
          FileManager.default.contents(atPath: "\(folder)/\(file)")
            == FileManager.default.contents(atPath: "\(alone)/\(file)"), "\(file)")
      }
    }
  }

  @Test("an output that can't be written stops no other and leaves nothing")
  func failure() throws {
    let source = try TestSource(frames: 4)
    try withTemporaryFolder { folder in
      let fan = FanSink([try sink("\(folder)/none/a.gif", source), try sink("\(folder)/a.gif", source)])
      try run(source, into: fan, workers: 1)
      #expect(fan.failures.map { $0 != nil } == [true, false])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.gif"])
    }
  }

  @Test("when all outputs fail the render does, with the first reason")
  func allFail() throws {
    let source = try TestSource(frames: 4)
    try withTemporaryFolder { folder in
      let fan = FanSink([
        try sink("\(folder)/none/a.gif", source), try sink("\(folder)/no/a.png", try TestSource(frames: 1)),
      ])
      #expect(throws: ExportError.self) { try run(source, into: fan, workers: 1) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }
}
