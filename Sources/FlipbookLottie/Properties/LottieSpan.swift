/// A span of time in which all values that were read stay the same.
struct LottieSpan: Equatable, Sendable {
  /// The first time of it, in frames.
  private(set) var start = -Double.infinity
  /// The first time after it, in frames.
  private(set) var end = Double.infinity
  /// Whether a script had a part in the values. Values of scripts are never taken as constant.
  private(set) var hasScripts = false

  /// Makes a span without ends.
  init() {}

  init(start: Double, end: Double) { (self.start, self.end) = (start, end) }

  /// Makes a span that holds at no time, since values come from a script.
  static var scripted: LottieSpan {
    var span = LottieSpan(start: .infinity, end: -.infinity)
    span.hasScripts = true
    return span
  }

  /// Whether it holds at no time.
  var isEmpty: Bool { !(start < end) }

  func contains(_ frame: Double) -> Bool { start <= frame && frame < end }

  /// Leaves the time that both have.
  mutating func formIntersection(_ other: LottieSpan) {
    start = max(start, other.start)
    end = min(end, other.end)
    if other.hasScripts { hasScripts = true }
  }

  /// Ends at a time, or starts there, whichever leaves a given time inside.
  mutating func cut(at time: Double, around frame: Double) {
    if time <= frame { start = max(start, time) } else { end = min(end, time) }
  }

  /// The span in the time of a list, for one in the time of a precomposition of it.
  ///
  /// It is shorter by a billionth at each end, since the way there and back is rounded.
  func outside(startTime: Double, stretch: Double) -> LottieSpan {
    func mapped(_ time: Double, _ side: Double) -> Double {
      let place = time * stretch + startTime
      return place.isFinite ? place + side * 1e-9 * max(1, abs(place)) : place
    }
    var span =
      stretch > 0
      ? LottieSpan(start: mapped(start, 1), end: mapped(end, -1))
      : LottieSpan(start: mapped(end, 1), end: mapped(start, -1))
    span.hasScripts = hasScripts
    return span
  }
}
