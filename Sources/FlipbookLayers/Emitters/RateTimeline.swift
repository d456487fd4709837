import Foundation

/// How many particles a cell has made by a time, where the rate may have changed.
///
/// A cell that has always been emitting has made none at 0 of the layer's time, and fewer than none before.
struct RateTimeline {
  /// From a time on the rate is constant; `count` have been made by then.
  private struct Piece {
    var time: TimeInterval
    var count: Double
    var rate: Double
  }

  private var pieces: [Piece] = []

  /// The length of the steps in which an animated rate is taken as constant, in seconds.
  private static let step = 1.0 / 120

  /// At most as many particles of a cell come from before the beginning.
  private static let mostBefore = 10_000.0

  /// The lowest count.
  var least: Double { pieces.first?.count ?? 0 }

  /// - Parameters:
  ///   - kind: The cell; its own numbers, not those of the moment.
  ///   - end: The time of the layer up to which it is wanted.
  ///   - life: For how long a particle of the cell can be seen.
  init(_ kind: EmitterKind, _ emitter: EmitterPayload, until end: TimeInterval, life: TimeInterval) {
    let speed = abs(kind.speed)
    let start = max(kind.beginTime ?? 0, kind.since ?? 0, 0)
    let own = kind.duration < .infinity && speed > 0 ? kind.duration / speed : .infinity
    let stop = min((kind.beginTime ?? 0) + own, kind.until)
    guard speed > 0 else { return }
    func rate(_ time: TimeInterval) -> Double {
      var own = kind.pastRates.first { time < $0.until }?.rate ?? kind.numbers[.birthRate]
      var whole = emitter.pastRates.first { time < $0.until }?.rate ?? emitter[.birthRate]
      for timeline in emitter.timelines where time < timeline.until {
        if timeline.track.changesRate(of: nil) { whole = timeline.track.number(at: time, current: whole) }
        if let name = kind.name, timeline.track.changesRate(of: name) {
          own = timeline.track.number(at: time, current: own)
        }
      }
      return time < stop ? max(0, own * whole) * speed : 0
    }
    let isEndless =
      kind.beginTime == nil && kind.since == nil && kind.duration == .infinity && !emitter.hasBegun
    if isEndless { goBack(at: rate(-Self.step)) }
    guard end > start else { return }
    let last = min(end, stop)
    var breaks = [start, last]
    for past in kind.pastRates + emitter.pastRates where past.until > start && past.until < last {
      breaks.append(past.until)
    }
    for timeline in emitter.timelines
    where timeline.track.changesRate(of: nil) || kind.name.map({ timeline.track.changesRate(of: $0) }) == true
    {
      let span = timeline.track.span
      let (from, to) = (max(start, span.from), min(last, span.to, timeline.until))
      guard from < to else { continue }
      let count = min(Int(((to - from) / Self.step).rounded(.up)), 100_000)
      for index in 0...count { breaks.append(from + (to - from) * Double(index) / Double(count)) }
    }
    breaks.sort()
    var spans = zip(breaks, breaks.dropFirst()).filter { $0 < $1 }.map { time, next in
      Span(from: time, to: next, rate: rate((time + next) / 2))
    }
    let first = Self.fillIdleTimes(&spans, life: life, rate: rate)
    if let first, isEndless, pieces.isEmpty { goBack(at: first) }
    var made = 0.0
    for span in spans {
      pieces.append(Piece(time: span.from, count: made, rate: span.rate))
      made += span.rate * (span.to - span.from)
    }
    pieces.append(Piece(time: last, count: made, rate: 0))
  }

  /// A time in which the rate is constant.
  private struct Span {
    var from: TimeInterval
    var to: TimeInterval
    var rate: Double
  }

  /// Has the cell run at a rate before 0.
  private mutating func goBack(at rate: Double) {
    guard rate > 0 else { return }
    pieces.append(Piece(time: -Self.mostBefore / rate, count: -Self.mostBefore, rate: rate))
  }

  /// A phone's emitters stand still while they have nothing to do. When the rate rises from 0 again, the first step makes
  /// what would have come of its rate all the time since: as if it had been running. Set `beginTime` to prevent that.
  ///
  /// - Returns: the rate at which the first span is filled, where it is.
  private static func fillIdleTimes(
    _ spans: inout [Span], life: TimeInterval, rate: (TimeInterval) -> Double
  ) -> Double? {
    var first: Double?
    var index = 0
    while let start = spans[index...].firstIndex(where: { $0.rate == 0 }),
      let end = spans[start...].firstIndex(where: { $0.rate > 0 })
    {
      let (from, to) = (spans[start].from, spans[end].from)
      let step = rate(to + 1.0 / 60)
      let filled = step > 0 ? step : spans[end].rate
      if start == 0 { first = filled }
      // Before that the last particles of earlier times were still there.
      let begin = max(start == 0 ? from : min(to, from + life), to - mostBefore / filled)
      let parts = [Span(from: from, to: begin, rate: 0), Span(from: begin, to: to, rate: filled)]
      let kept = parts.filter { $0.from < $0.to }
      spans.replaceSubrange(start..<end, with: kept)
      index = start + kept.count
    }
    return first
  }

  /// How many there are at a time, not rounded.
  func count(at time: TimeInterval) -> Double {
    guard let first = pieces.first, time > first.time else { return least }
    let piece = pieces[index { $0.time <= time }]
    return piece.count + piece.rate * (time - piece.time)
  }

  /// When a number of them is reached.
  func time(of count: Double) -> TimeInterval {
    let piece = pieces[index { $0.count < count }]
    return piece.rate > 0 ? piece.time + (count - piece.count) / piece.rate : piece.time
  }

  /// The last piece of those, from the first on, that something holds for.
  private func index(_ holds: (Piece) -> Bool) -> Int {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if holds(pieces[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
