import FlipbookDrawing
import FlipbookRaster
import Foundation
import Synchronization
import Testing

@testable import FlipbookExport

@MainActor
@Suite("Films in segments")
struct SegmentSinkTests {
  /// A source one of whose frames shows something else.
  private struct Edited: FrameSource {
    var base: TestSource
    var edited: Int?
    var format: FrameFormat { base.format }

    func displayList(at frame: Int) throws -> DisplayList {
      try base.displayList(at: frame == edited ? 3 : frame)
    }
  }

  private static func render(
    _ path: String, _ source: some FrameSource, store: SegmentStore? = nil, workers: Int = 2,
    seconds: Double = 0.5, _ change: @escaping (inout OutputSettings) -> Void = { _ in }
  ) throws -> Data {
    var job = RenderJob(path, workers: workers) {
      $0.segments = .seconds(seconds)
      $0.overwrites = true
      change(&$0)
    }
    job.segmentStore = store
    try job.run(source)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  nonisolated private static let films: [(String, VideoCodec?, Bool)] = [
    ("a.mp4", .h264, true), ("b.mp4", .hevc, true), ("c.mp4", .av1, true), ("d.webm", .vp9, true),
    ("e.webm", .vp9, false), ("f.mov", .prores, true), ("g.mov", .prores, false), ("h.mkv", .h264, true),
    ("i.mp4", .vp9, true),
  ]

  @Test(
    "a joined film has all frames at their times, and the same bytes at any number of workers",
    arguments: films)
  func joining(name: String, codec: VideoCodec?, opaque: Bool) throws {
    try withTemporaryFolder { folder in
      let source = try TestSource(width: 64, height: 64, frames: 50, opaque: opaque)
      let films = try [1, 2, 5].map { workers in
        try Self.render("\(folder)/\(name)", source, workers: workers) { $0.codec = codec }
      }
      #expect(films.allSatisfy { $0 == films[0] })
      let stream = try MediaTools.stream("\(folder)/\(name)", count: true)
      #expect(stream["nb_read_frames"] == "50")
      #expect(stream["tags_ALPHA_MODE"] == (codec == .vp9 && !opaque ? "1" : nil))
      let output = try MediaTools.output(
        "ffprobe",
        [
          "-v", "error", "-select_streams", "v", "-show_entries", "frame=best_effort_timestamp_time", "-of",
          "csv=p=0",
        ]
          + ["\(folder)/\(name)"])
      let times = String(decoding: output, as: UTF8.self).split(whereSeparator: { $0.isNewline || $0 == "," })
        .compactMap(Double.init)
      #expect(times.count == 50)
      for (frame, time) in times.enumerated() {
        #expect(abs(time - Double(frame) / 30) < 0.0006, "frame \(frame)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [name])
    }
  }

  @Test(
    "an animation of kept frames has the bytes of one that is rendered",
    arguments: ["a.gif", "b.apng", "c.webp"])
  func animations(name: String) throws {
    try withTemporaryFolder { folder in
      let source = try TestSource(frames: 20)
      let plain = try Self.render("\(folder)/\(name)", source) { $0.segments = .none }
      let store = try SegmentStore(folder: folder + "/kept")
      #expect(try Self.render("\(folder)/\(name)", source, store: store, seconds: 0.2) == plain)
      #expect(try Self.render("\(folder)/\(name)", source, store: store, seconds: 0.2) == plain)
      #expect(store.statistics.found == 3 && store.statistics.stored == 3)
    }
  }

  @Test("after an edit of one frame one segment is encoded, and the film is that of a render from nothing")
  func editing() throws {
    try withTemporaryFolder { folder in
      let source = try TestSource(width: 64, height: 64, frames: 60)
      let path = folder + "/film.mp4"
      _ = try Self.render(path, source, store: try SegmentStore(folder: folder + "/kept"))
      for (edited, workers) in [(0, 1), (17, 2), (29, 5), (59, 1)] {
        let store = try SegmentStore(folder: folder + "/kept")
        let changed = Edited(base: source, edited: edited)
        let film = try Self.render(path, changed, store: store, workers: workers)
        #expect(store.statistics.found == 3 && store.statistics.stored == 1, "frame \(edited)")
        #expect(try film == Self.render(folder + "/new.mp4", changed), "frame \(edited)")
      }
    }
  }

  /// A source with many items in each frame, which counts how often it is asked for one.
  private final class Crowded: FrameSource {
    let base: TestSource
    let recordsInOrder: Bool
    var edited: Int?
    private(set) var asked = 0
    var format: FrameFormat { base.format }

    init(_ base: TestSource, recordsInOrder: Bool) {
      (self.base, self.recordsInOrder) = (base, recordsInOrder)
    }

    func displayList(at frame: Int) throws -> DisplayList {
      asked += 1
      let list = try base.displayList(at: frame == edited ? 3 : frame)
      let item = TestSource.fill(CGRect(x: 0, y: 0, width: 2, height: 2), .white, in: format)
      return DisplayList(size: list.size, items: list.items + Array(repeating: item, count: 1_500))
    }
  }

  @Test(
    "frames that are recorded quickly don't wait for a segment's end, and are recorded again after an edit")
  func crowded() throws {
    try withTemporaryFolder { folder in
      for (isSlow, asked) in [(false, 60 + 26), (true, 60)] {
        let source = Crowded(try TestSource(width: 64, height: 64, frames: 60), recordsInOrder: isSlow)
        let kept = "\(folder)/kept-\(isSlow)"
        let path = folder + "/film.mp4"
        _ = try Self.render(path, source, store: try SegmentStore(folder: kept), seconds: 1)
        #expect(source.asked == 60)
        source.edited = 55
        let film = try Self.render(path, source, store: try SegmentStore(folder: kept), seconds: 1)
        #expect(source.asked == 60 + asked)
        #expect(try film == Self.render(folder + "/new.mp4", source, seconds: 1))
      }
    }
  }

  @Test("frames that rest across a cut are in both segments")
  func resting() throws {
    try withTemporaryFolder { folder in
      var source = try TestSource(width: 1024, height: 800, frames: 24)
      source.hold = 24
      let films = try [1, 3].map { try Self.render(folder + "/film.mp4", source, workers: $0, seconds: 0.2) }
      #expect(films[0] == films[1])
      #expect(try MediaTools.stream(folder + "/film.mp4", count: true)["nb_read_frames"] == "24")
    }
  }

  @Test("a damaged segment is encoded again")
  func damage() throws {
    try withTemporaryFolder { folder in
      let source = try TestSource(width: 64, height: 64, frames: 60)
      let path = folder + "/film.mp4"
      let film = try Self.render(path, source, store: try SegmentStore(folder: folder + "/kept"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/kept").sorted()
      #expect(names.count == 4)
      var bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/kept/\(names[1])"))
      bytes[bytes.count / 3] ^= 1
      try bytes.write(to: URL(fileURLWithPath: "\(folder)/kept/\(names[1])"))
      try bytes.prefix(10).write(to: URL(fileURLWithPath: "\(folder)/kept/\(names[2])"))
      let store = try SegmentStore(folder: folder + "/kept")
      #expect(try Self.render(path, source, store: store) == film)
      #expect(store.statistics.found == 2 && store.statistics.stored == 2)
      #expect(names.allSatisfy { SegmentFile("\(folder)/kept/\($0)")?.isWhole == true })
    }
  }

  @Test("a render that fails leaves whole segments and nothing else, and the next one goes on from them")
  func failing() throws {
    try withTemporaryFolder { folder in
      var source = try TestSource(width: 64, height: 64, frames: 60)
      let film = try Self.render(folder + "/whole.mp4", source)
      source.failingFrame = 40
      let store = try SegmentStore(folder: folder + "/kept")
      #expect(throws: TestSource.Failure.self) { try Self.render(folder + "/film.mp4", source, store: store) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["kept", "whole.mp4"])
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder + "/kept")
      #expect(
        kept.allSatisfy { $0.hasPrefix("segment-") && SegmentFile("\(folder)/kept/\($0)")?.isWhole == true })
      source.failingFrame = nil
      #expect(try Self.render(folder + "/film.mp4", source, store: store) == film)
      #expect(store.statistics.stored == 4)
    }
  }

  // Root may write everywhere.
  @Test("a cache that can only be read is used and not written", .enabled(if: geteuid() != 0))
  func readOnly() throws {
    try withTemporaryFolder { folder in
      let source = try TestSource(width: 64, height: 64, frames: 45)
      let store = try SegmentStore(folder: folder + "/kept")
      let film = try Self.render(folder + "/film.mp4", source, store: store)
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder + "/kept")
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/kept")
      }
      #expect(try Self.render(folder + "/film.mp4", source, store: store) == film)
      #expect(store.statistics.found == 3)
    }
  }

  @Test("a segment that is given up is not sealed, though its file could be closed")
  func abandoning() throws {
    try withTemporaryFolder { folder in
      let sealed = Mutex(0)
      let encoder = try SegmentEncoder(index: 0, FrameSegmentWriter(path: folder + "/part")) {
        sealed.withLock { $0 += 1 }
        throw ExportError.cancelled
      }
      try encoder.write(.bytes([1, 2, 3]), isLast: false)
      encoder.discard()
      #expect(sealed.withLock { $0 } == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test("sound is as long as the pictures, is encoded once, and lies beside the same pictures")
  func sound() throws {
    try withTemporaryFolder { folder in
      _ = try MediaTools.output(
        "ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "sine=frequency=440:duration=1", folder + "/tone.wav"])
      let source = try TestSource(width: 64, height: 64, frames: 60)
      let store = try SegmentStore(folder: folder + "/kept")
      let films = try (0..<2).map { _ in
        try Self.render(folder + "/film.mp4", source, store: store) { $0.audio = folder + "/tone.wav" }
      }
      #expect(films[0] == films[1])
      // Four of pictures and one of sound.
      #expect(store.statistics.stored == 5 && store.statistics.found == 5)
      let sound = try MediaTools.stream(folder + "/film.mp4", "a")
      let length = try #require(sound["duration"].flatMap(Double.init))
      #expect(abs(length - 2) < 0.03)
      #expect(try MediaTools.stream(folder + "/film.mp4", count: true)["nb_read_frames"] == "60")
    }
  }
}
