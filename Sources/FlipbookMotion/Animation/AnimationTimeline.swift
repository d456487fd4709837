import Foundation

/// The share of its way that an animation has gone at each time, for animations that depend on nothing else.
///
/// Most do: working out one number and scaling the way by it is many times faster than asking the animation for
/// the vector.
package indirect enum AnimationTimeline: Sendable {
  case curve(UnitCurve, duration: TimeInterval)
  case delayed(AnimationTimeline, by: TimeInterval)
  case faster(AnimationTimeline, by: Double)
  case repeated(AnimationTimeline, length: TimeInterval, count: Double, autoreverses: Bool)

  /// The share at a time; nil once the animation is over.
  package func share(at time: TimeInterval) -> Double? {
    switch self {
    case .curve(let curve, let duration):
      return time < duration ? curve.value(at: time / duration) : nil
    case .delayed(let base, let delay):
      return base.share(at: max(0, time - delay))
    case .faster(let base, let speed):
      return base.share(at: time * speed)
    case .repeated(let base, let length, let count, let autoreverses):
      guard time < count * length else { return nil }
      let place = RepeatAnimation.place(at: time, length: length, count: count, autoreverses: autoreverses)
      let share = base.share(at: place.time) ?? 1
      return place.isReversed ? 1 - share : share
    }
  }
}

extension Animation {
  /// The curve of the animation; nil when it depends on the way or on state, as those of springs and custom
  /// animations do.
  package var timeline: AnimationTimeline? {
    switch base {
    case let curve as CurveAnimation:
      return .curve(curve.curve, duration: curve.duration)
    case let delayed as DelayAnimation:
      return delayed.base.timeline.map { .delayed($0, by: delayed.delay) }
    case let faster as SpeedAnimation:
      return faster.base.timeline.map { .faster($0, by: faster.speed) }
    case let repeated as RepeatAnimation:
      guard let base = repeated.base.timeline else { return nil }
      // The animation keeps no state and ignores its value: its duration is the same for any.
      let length = repeated.base.finishTime(value: 1.0)
      guard length > 0, repeated.count > 0 else { return nil }
      return .repeated(base, length: length, count: repeated.count, autoreverses: repeated.autoreverses)
    case let complete as LogicallyCompleteAnimation:
      return complete.base.timeline
    default:
      return nil
    }
  }
}
