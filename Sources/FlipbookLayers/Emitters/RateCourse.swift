import Foundation

/// How many particles a cell has made by a time, where the rate may have changed.
///
/// A cell that has always been emitting has made none at 0 of the layer's time, and fewer than none before.
struct RateCourse {
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
  init(_ kind: EmitterKind, _ emitter: EmitterExtras, until end: TimeInterval) {
    let speed = abs(kind.speed)
    let start = max(kind.beginTime ?? 0, 0)
    let stop =
      kind.duration < .infinity && speed > 0 ? (kind.beginTime ?? 0) + kind.duration / speed : .infinity
    guard speed > 0 else { return }
    func rate(_ time: TimeInterval) -> Double {
      var own = kind.pastRates.first { time < $0.until }?.rate ?? kind.numbers[.birthRate]
      var whole = emitter.pastRates.first { time < $0.until }?.rate ?? emitter[.birthRate]
      for course in emitter.courses where time < course.until {
        if course.track.changesRate(of: nil) { whole = course.track.number(at: time, current: whole) }
        if let name = kind.name, course.track.changesRate(of: name) {
          own = course.track.number(at: time, current: own)
        }
      }
      return time < stop ? max(0, own * whole) * speed : 0
    }
    if kind.beginTime == nil, kind.duration == .infinity, !emitter.hasBegun {
      let before = rate(-Self.step)
      if before > 0 {
        pieces.append(Piece(time: -Self.mostBefore / before, count: -Self.mostBefore, rate: before))
      }
    }
    guard end > start else { return }
    let last = min(end, stop)
    var breaks = [start, last]
    for past in kind.pastRates + emitter.pastRates where past.until > start && past.until < last {
      breaks.append(past.until)
    }
    for course in emitter.courses
    where course.track.changesRate(of: nil) || kind.name.map({ course.track.changesRate(of: $0) }) == true {
      let span = course.track.span
      let (from, to) = (max(start, span.from), min(last, span.to, course.until))
      guard from < to else { continue }
      let count = min(Int(((to - from) / Self.step).rounded(.up)), 100_000)
      for index in 0...count { breaks.append(from + (to - from) * Double(index) / Double(count)) }
    }
    breaks.sort()
    var made = 0.0
    for (time, next) in zip(breaks, breaks.dropFirst()) where next > time {
      let rate = rate((time + next) / 2)
      pieces.append(Piece(time: time, count: made, rate: rate))
      made += rate * (next - time)
    }
    pieces.append(Piece(time: last, count: made, rate: 0))
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
