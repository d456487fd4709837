/// Keyframes that go on beyond their first or last time: the expressions `loopOut` and `loopIn` with plain arguments.
struct LottieLoop: Sendable, Equatable {
  /// The values beyond the keyframes.
  enum Kind: String, Sendable {
    /// From the start again.
    case cycle
    /// Back and forth.
    case pingpong
    /// From the start again, from where the last round ended.
    case offset
    /// On at the rate of the last moment.
    case `continue`
  }

  var kind: Kind
  /// Whether it goes on after the last keyframe instead of before the first.
  var isOut: Bool
  /// The number of intervals between keyframes that are repeated; 0 for all.
  var intervals: Int

  /// A time inside the keyframes, and the number of rounds from there; nil where the time needs no loop.
  func time(for frame: Double, in times: [Double]) -> (frame: Double, rounds: Double)? {
    guard times.count > 1 else { return nil }
    let (first, last) = range(in: times)
    let span = last - first
    guard span > 0, isOut ? frame > last : frame < first else { return nil }
    let passed = isOut ? frame - first : last - frame
    let rounds = (passed / span).rounded(.down)
    let rest = passed - rounds * span
    let turnsBack = kind == .pingpong && rounds.truncatingRemainder(dividingBy: 2) == 1
    let isForwards = isOut != turnsBack
    return (isForwards ? first + rest : last - rest, isOut ? rounds : -rounds)
  }

  /// The times that a round begins and ends at.
  func range(in times: [Double]) -> (first: Double, last: Double) {
    let count = intervals > 0 ? min(intervals, times.count - 1) : times.count - 1
    return isOut ? (times[times.count - 1 - count], times[times.count - 1]) : (times[0], times[count])
  }
}
