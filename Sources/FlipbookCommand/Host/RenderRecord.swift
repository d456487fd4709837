import FlipbookExport
import FlipbookGoldens

/// The records of its frames that a render keeps beside its output.
struct RenderRecord: Sendable {
  /// Where their digests go.
  var recorder: ManifestRecorder?
  /// Where encoded frames are kept, and taken from.
  var cache: FrameCache?

  /// Where encoded segments are kept, and taken from.
  var segmentStore: SegmentStore?
  /// A part of a film in place of the whole.
  var part: SegmentPart?
  /// Gets what the film has beside its pictures.
  var tracks: (@Sendable (FilmTracks) -> Void)?
  /// Measures what the render costs.
  var profiler: FilmProfiler?
  /// Everything that decides the pixels of a display list.
  var identity = ""

  /// Puts what is kept before a sink.
  func wrap(_ sink: any FrameSink) -> any FrameSink {
    let sink = profiler.map { MeteredSink(sink, $0.meter) as any FrameSink } ?? sink
    guard recorder != nil || cache != nil else { return sink }
    let recorder = recorder
    let digested = DigestSink(sink) { number, pixels, frame in
      recorder?.record(number, pixels: pixels, frame)
    }
    return cache.map { CacheSink(digested, cache: $0) } ?? digested
  }
}
