import FlipbookDrawing
import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookExport

@MainActor
@Suite("PNG files")
struct PNGSinkTests {
  private func still(_ source: TestSource, _ frame: Int) throws -> Bitmap {
    try RenderJob.still(source, frame: frame) {
      try RasterCanvas(width: $0, height: $1, scale: $2, glyphs: NoGlyphs())
    }
  }

  @Test("a sequence is named by frame number and holds the frames' pixels", arguments: [nil, 6] as [Int?])
  func sequence(level: Int?) throws {
    try withTemporaryFolder { folder in
      let source = try TestSource(frames: 12)
      var job = RenderJob("\(folder)/f%03d.png") { $0.pngLevel = level }
      job.frames = [2, 3, 10]
      try job.run(source)
      #expect(try names(in: folder) == ["f002.png", "f003.png", "f010.png"])
      for frame in [2, 3, 10] {
        let read = try PNGReader.bitmap(
          from: try bytes(of: "\(folder)/f\(frame < 10 ? "00" : "0")\(frame).png"))
        #expect(read == (try still(source, frame)))
      }
    }
  }

  @Test("files have the same bytes at any number of workers and in chunks")
  func deterministic() throws {
    try withTemporaryFolder { folder in
      var source = try TestSource(width: 40, height: 210, frames: 9, opaque: false)
      source.hold = 2
      for workers in [1, 2, 5] {
        try RenderJob("\(folder)/\(workers)-%d.png", workers: workers).run(source)
      }
      for chunk in [[0, 1, 2, 3], [4], [5, 6, 7, 8]] {
        var job = RenderJob("\(folder)/c-%d.png")
        job.frames = chunk
        try job.run(source)
      }
      for frame in 0..<9 {
        let first = try bytes(of: "\(folder)/1-\(frame).png")
        for other in ["2", "5", "c"] {
          #expect(try bytes(of: "\(folder)/\(other)-\(frame).png") == first, "\(other), frame \(frame)")
        }
      }
    }
  }

  @Test("one frame goes to a plain name, several need a place for the number")
  func single() throws {
    try withTemporaryFolder { folder in
      var job = RenderJob("\(folder)/a.png")
      job.frames = [3]
      let source = try TestSource()
      try job.run(source)
      #expect(try PNGReader.bitmap(from: try bytes(of: "\(folder)/a.png")) == (try still(source, 3)))
      job.frames = [3, 4]
      let error = #expect(throws: ExportError.self) { try job.run(source) }
      #expect(error?.message.contains("Give the name a place for the frame's number") == true)
      let twice = #expect(throws: ExportError.self) { try RenderJob("%d/%d.png").run(source) }
      #expect(twice?.message.contains("more than one place") == true)
    }
  }

  @Test("a sequence doesn't replace files unless it may")
  func overwriting() throws {
    try withTemporaryFolder { folder in
      _ = FileManager.default.createFile(atPath: "\(folder)/2.png", contents: Data([1]))
      let source = try TestSource(frames: 4)
      let error = #expect(throws: ExportError.self) { try RenderJob("\(folder)/%d.png").run(source) }
      #expect(error?.message.hasPrefix("\"\(folder)/2.png\" exists already.") == true)
      #expect(try names(in: folder) == ["2.png"])
      try RenderJob("\(folder)/%d.png") { $0.overwrites = true }.run(source)
      #expect(try names(in: folder) == ["0.png", "1.png", "2.png", "3.png"])
    }
  }

  @Test("film settings and levels out of range are refused")
  func refused() throws {
    let source = try TestSource()
    #expect(throws: ExportError.self) { try RenderJob("/tmp/%d.png") { $0.quality = 20 }.run(source) }
    #expect(throws: ExportError.self) { try RenderJob("/tmp/%d.png") { $0.pngLevel = 10 }.run(source) }
    #expect(throws: ExportError.self) { try RenderJob("/tmp/a.mp4") { $0.pngLevel = 3 }.run(source) }
  }

  @Test("metadata is kept beside the pixels")
  func metadata() throws {
    try withTemporaryFolder { folder in
      var job = RenderJob("\(folder)/a.png") { $0.metadata = ["Title": "A clip"] }
      job.frames = [0]
      try job.run(try TestSource())
      #expect(Data(try bytes(of: "\(folder)/a.png")).range(of: Data("A clip".utf8)) != nil)
    }
  }
}
