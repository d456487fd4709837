import FlipbookDrawing
import FlipbookExport

/// The seconds that segments of a film take, estimated from a few of its frames.
///
/// Of each sample the frame after it is measured as well, and counts: caches are warm then, and no more is painted than
/// what changes from frame to frame.
@MainActor
struct SegmentCosts {
  /// Seconds of each segment: its frames recorded, painted and encoded.
  let seconds: [Double]
  /// Seconds before a part can begin with a segment: a scene of views is run up to there.
  let lead: [Double]

  /// The cost of a frame, in seconds.
  struct Sample: Equatable {
    var record: Double
    var paint: Double
  }

  /// Samples at most.
  private static let count = 12

  /// - Parameters:
  ///   - frames: The frames of the film.
  ///   - ranges: The segments, as positions in `frames`.
  ///   - now: The time in seconds.
  ///   - paint: Paints a frame.
  ///   - film: Seconds that a film of given frames takes to be painted and encoded, with the encoder's start.
  init(
    of source: some FrameSource, frames: [Int], ranges: [Range<Int>], now: () -> Double,
    paint: (DisplayList) throws -> Void, film: ([DisplayList]) throws -> Double
  ) throws {
    let count = min(Self.count, max(1, frames.count / 2))
    var samples: [Sample] = []
    var lists: [DisplayList] = []
    var paints: [Double] = []
    var last = -1
    for index in 0..<count {
      let (start, end) = (frames.count * index / count, frames.count * (index + 1) / count)
      let first = start + max(0, end - start - 2) / 2
      var sample = Sample(record: 0, paint: 0)
      for position in [first, first + 1] where position < frames.count {
        let start = now()
        let list = try source.displayList(at: frames[position])
        let recorded = now()
        try paint(list)
        // Views go through all frames in between.
        let steps = source.recordsInOrder ? Double(max(1, frames[position] - last)) : 1
        sample = Sample(record: (recorded - start) / steps, paint: now() - recorded)
        paints.append(sample.paint)
        last = frames[position]
        lists.append(list)
      }
      samples.append(sample)
    }
    // The difference of two films has nothing of the encoder's start.
    let short = Array(lists.prefix(2))
    var encode = 0.0
    if lists.count > short.count {
      let start = try film(short)
      encode = try max(
        0, (film(lists) - start) / Double(lists.count - short.count) - Self.mean(paints.dropFirst(2)))
    }
    let record = Self.mean(samples.map(\.record)[...])
    seconds = ranges.map { range in
      // Each frame takes what the nearest sample does.
      range.reduce(0.0) { sum, position in
        let sample = samples[min(samples.count - 1, position * samples.count / frames.count)]
        return sum + sample.record + sample.paint + encode
      }
    }
    lead = ranges.map { source.recordsInOrder ? record * Double(frames[$0.lowerBound]) : 0 }
  }

  private static func mean(_ values: ArraySlice<Double>) -> Double {
    values.reduce(0, +) / Double(values.count)
  }
}
