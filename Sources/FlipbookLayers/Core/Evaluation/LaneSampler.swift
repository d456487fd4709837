import FlipbookMotion
import Foundation

/// One to four numbers as a function of time: their curve with the timing of the animation.
struct LaneSampler {
  let clock: MediaClock
  let curve: UnitCurve?
  let content: LaneContent
  let isAdditive: Bool
  let isCumulative: Bool

  /// The numbers at a time of the animation's parent; nil when it shows nothing then.
  @inline(__always)
  func sample(
    at time: TimeInterval, includesEnd: Bool = false, current: SIMD4<Double>
  ) -> SIMD4<Double>? {
    guard let phase = clock.phase(atParentTime: time, includesEnd: includesEnd) else { return nil }
    var progress = phase.progress
    var seconds = phase.time
    if let curve {
      progress = curve.value(at: progress)
      seconds = progress * clock.duration
    }
    guard var result = content.value(progress, seconds: seconds, current: current) else { return nil }
    if isCumulative, phase.iteration > 0 {
      let end =
        clock.autoreverses
        ? content.value(0, seconds: 0, current: current)
        : content.value(1, seconds: clock.duration, current: current)
      if let end { result += end * phase.iteration }
    }
    return isAdditive ? current + result : result
  }
}
