import FlipbookDrawing
import FlipbookRaster
import Foundation
import Synchronization
import Testing

@testable import FlipbookExport

@MainActor
@Suite("Rendering on several threads")
struct RenderJobTests {
  private func memory(_ source: TestSource, frames: [Int], workers: Int) throws -> [(
    number: Int, bytes: [UInt8]
  )] {
    let sink = MemorySink(source.format)
    try RenderJob("", workers: workers).run(source, frames: frames, into: sink)
    return sink.frames
  }

  private func painted(_ source: TestSource, _ frame: Int) throws -> [UInt8] {
    let bitmap = try RenderJob.still(source, frame: frame) {
      try RasterCanvas(width: $0, height: $1, scale: $2, glyphs: NoGlyphs())
    }
    return bitmap.pixels.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  @Test("any number of workers gives the pixels of frames painted alone, in order", arguments: [1, 2, 5])
  func workers(count: Int) throws {
    let source = try TestSource(frames: 23)
    let result = try memory(source, frames: Array(0..<23), workers: count)
    #expect(result.map(\.number) == Array(0..<23))
    for frame in 0..<23 { #expect(result[frame].bytes == (try painted(source, frame)), "frame \(frame)") }
  }

  @Test("chunks give the bytes of the whole")
  func chunks() throws {
    let source = try TestSource(frames: 12)
    let whole = try memory(source, frames: Array(0..<12), workers: 2)
    let parts = try [0..<5, 5..<6, 6..<12].flatMap { try memory(source, frames: Array($0), workers: 2) }
    #expect(whole.map(\.number) == parts.map(\.number))
    #expect(whole.map(\.bytes) == parts.map(\.bytes))
  }

  @Test("frames that repeat are encoded once and written each time")
  func repeats() throws {
    var source = try TestSource(frames: 12)
    source.hold = 4
    let sink = CountingSink()
    try RenderJob("", workers: 2).run(source, frames: Array(0..<12), into: sink)
    #expect(sink.encoded == 3)
    #expect(sink.written == Array(0..<12))
    let result = try memory(source, frames: Array(0..<12), workers: 3)
    #expect(result[4].bytes == result[7].bytes)
    #expect(result[3].bytes != result[4].bytes)
  }

  @Test("no more frames are under way than the window holds")
  func bounded() throws {
    let source = try TestSource(frames: 200)
    let sink = CountingSink()
    sink.delay = 0.0005
    try RenderJob("", workers: 2).run(source, frames: Array(0..<200), into: sink)
    #expect(sink.mostPending <= 6)
    #expect(sink.written.count == 200)
  }

  @Test("progress counts every frame and ends at the total")
  func progress() throws {
    let seen = Mutex<[RenderProgress]>([])
    var job = RenderJob("", workers: 2)
    job.progress = { progress in seen.withLock { $0.append(progress) } }
    let source = try TestSource(frames: 5)
    try job.run(source, frames: Array(0..<5), into: MemorySink(source.format))
    #expect(seen.withLock { $0.map(\.done) } == [1, 2, 3, 4, 5])
    #expect(seen.withLock { $0.map(\.total) } == [5, 5, 5, 5, 5])
  }

  @Test("an error of the source, a worker or the sink stops everything and is thrown once")
  func errors() throws {
    var failing = try TestSource(frames: 50)
    failing.failingFrame = 20
    let sink = CountingSink()
    #expect(throws: TestSource.Failure()) {
      try RenderJob("", workers: 2).run(failing, frames: Array(0..<50), into: sink)
    }
    #expect(sink.wasDiscarded)
    #expect(sink.written.count <= 20)

    let source = try TestSource(frames: 50)
    for stage in [CountingSink.Stage.encode, .write, .start, .finish, .makeEncoder] {
      let sink = CountingSink()
      sink.failing = stage
      #expect(throws: ExportError(.output, "\(stage)")) {
        try RenderJob("", workers: 2).run(source, frames: Array(0..<50), into: sink)
      }
      #expect(sink.wasDiscarded, "\(stage)")
    }
  }

  @Test("cancelling stops the render and discards the output")
  func cancel() throws {
    let source = try TestSource(frames: 10_000)
    let sink = CountingSink()
    var job = RenderJob("", workers: 2)
    let cancellation = job.cancellation
    job.progress = { if $0.done == 10 { cancellation.cancel() } }
    #expect(throws: ExportError.cancelled) { try job.run(source, frames: Array(0..<10_000), into: sink) }
    #expect(sink.wasDiscarded)
    #expect(sink.wasInterrupted)
    #expect(sink.written.count < 100)
    #expect(throws: ExportError.cancelled) { try job.run(source, frames: [0], into: CountingSink()) }
  }

  @Test("frames outside the clip and sizes that can't be are refused before anything is opened")
  func refused() throws {
    let source = try TestSource(frames: 5)
    let sink = CountingSink()
    #expect(throws: ExportError(.settings, "Frame 5 is outside the clip, which has frames 0 to 4.")) {
      try RenderJob("").run(source, frames: [4, 5], into: sink)
    }
    #expect(throws: ExportError(.settings, "There are no frames to render.")) {
      try RenderJob("").run(source, frames: [], into: sink)
    }
    for size in [CGSize(width: 0, height: 10), CGSize(width: -3, height: 4), CGSize(width: 1e5, height: 1e5)]
    {
      var absurd = source
      absurd.format.size = size
      #expect(throws: CanvasError.self) { try RenderJob("").run(absurd, frames: [0], into: sink) }
    }
    #expect(!sink.wasStarted)
  }
}

/// Counts what happens and fails where it is reported to.
private final class CountingSink: FrameSink, @unchecked Sendable {
  enum Stage { case start, makeEncoder, encode, write, finish }

  var failing: Stage?
  var delay = 0.0
  private let lock = NSLock()
  private(set) var encoded = 0
  private(set) var written: [Int] = []
  private(set) var mostPending = 0
  private(set) var wasStarted = false
  private(set) var wasDiscarded = false
  private(set) var wasInterrupted = false

  private func reach(_ stage: Stage) throws {
    if failing == stage { throw ExportError(.output, "\(stage)") }
  }

  func start() throws {
    wasStarted = true
    try reach(.start)
  }

  func makeEncoder() throws -> any FrameEncoder {
    try reach(.makeEncoder)
    return Encoder(sink: self)
  }

  func write(_ frame: EncodedFrame, number: Int) throws {
    if delay > 0 { Thread.sleep(forTimeInterval: delay) }
    try lock.withLock {
      written.append(number)
      if written.count == 7 { try reach(.write) }
    }
  }

  func finish() throws { try reach(.finish) }
  func interrupt() { lock.withLock { wasInterrupted = true } }
  func discard() { wasDiscarded = true }

  private final class Encoder: FrameEncoder {
    let sink: CountingSink

    init(sink: CountingSink) { self.sink = sink }

    func encode(_ list: DisplayList, on canvas: RasterCanvas) throws -> EncodedFrame {
      try sink.lock.withLock {
        sink.encoded += 1
        sink.mostPending = max(sink.mostPending, sink.encoded - sink.written.count)
        if sink.encoded == 7 { try sink.reach(.encode) }
      }
      return .bytes([])
    }
  }
}
