import Foundation

/// Media timing with its numbers checked, ready to be asked for any time.
package struct MediaClock: Hashable, Sendable {
  /// A moment of an animation.
  package struct Phase: Hashable, Sendable {
    /// Where in a run it is, 0…1, already reversed when it runs backwards.
    package var progress: Double
    /// The number of complete repeats before, where there and back is one.
    package var iteration: Double
    /// Seconds into the run: progress · duration. This is the time of an animation's children.
    package var time: TimeInterval
    /// Whether it runs backwards.
    package var isReversed: Bool
  }

  package let beginTime: TimeInterval
  package let speed: Double
  package let timeOffset: TimeInterval
  /// The length of one run.
  package let duration: TimeInterval
  /// The length of all runs, in seconds of its own time; may be infinite.
  package let activeDuration: TimeInterval
  package let autoreverses: Bool
  package let fillMode: CAMediaTimingFillMode

  /// Checks the numbers and reports those that can't be used.
  ///
  /// A duration below 0 or no number counts as 0: the animation is over as it begins. So it is when it is to
  /// repeat for ever.
  package init(_ timing: MediaTiming) {
    func finite(_ value: Double, _ fallback: Double, _ what: String) -> Double {
      MotionInput.finite(value, or: fallback, "The \(what) of a layer animation")
    }
    beginTime = finite(timing.beginTime, 0, "begin time")
    speed = finite(timing.speed, 1, "speed")
    timeOffset = finite(timing.timeOffset, 0, "time offset")
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode
    duration = MotionInput.duration(timing.duration, of: "a layer animation")
    let cycle = duration * (timing.autoreverses ? 2 : 1)
    let count = Self.notNegative(timing.repeatCount, "repeat count")
    let repeatDuration = Self.notNegative(timing.repeatDuration, "repeat duration")
    if cycle == 0 {
      activeDuration = 0
      if repeatDuration > 0 || count >= Double(Float.greatestFiniteMagnitude) {
        MotionInput.warn(
          "media.repeat-zero-length",
          "A layer animation of no length is to repeat, so it is over as it begins; give it a duration.")
      }
    } else if repeatDuration > 0 {
      activeDuration = repeatDuration
    } else if count >= Double(Float.greatestFiniteMagnitude) {
      activeDuration = .infinity
    } else {
      activeDuration = count > 0 ? cycle * count : cycle
    }
  }

  private static func notNegative(_ value: Double, _ what: String) -> Double {
    if value >= 0 { return value }
    MotionInput.warn(
      "media.repeat", "The \(what) of a layer animation is \(value), where 0 or more is needed; 0 is used.")
    return 0
  }

  /// Its own time at a time of its parent, without regard to its length: (parent - begin) · speed + offset.
  package func localTime(atParentTime time: TimeInterval) -> TimeInterval {
    (time - beginTime) * speed + timeOffset
  }

  /// The parent's time at a time of its own; nil when its speed is 0.
  package func parentTime(atLocalTime time: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / speed + beginTime
  }

  /// When it ends, in its parent's time; infinity when it doesn't.
  package var endTime: TimeInterval {
    activeDuration == 0 ? beginTime : beginTime + activeDuration / abs(speed)
  }

  /// The error that rounding leaves in sums of times, in seconds.
  private static let tolerance = 1e-9

  /// The moment shown at a time of its parent, nil when nothing is shown then.
  ///
  /// - Parameter includesEnd: Whether its last moment is shown at the very end: where the parent runs backwards, or
  ///   stands at an end of its own that is still shown.
  package func phase(atParentTime time: TimeInterval, includesEnd: Bool = false) -> Phase? {
    let elapsed = (time - beginTime) * abs(speed)
    // Before the begin, at speed 0, elapsed is -0: compare the times themselves.
    guard time >= beginTime else { return fillMode.fillsBackwards ? phase(elapsed: 0) : nil }
    if elapsed >= activeDuration {
      let isShown = includesEnd && elapsed <= activeDuration + Self.tolerance
      return isShown || fillMode.fillsForwards ? phase(elapsed: activeDuration) : nil
    }
    return phase(elapsed: elapsed)
  }

  /// The moment after a part of the active duration, 0 to all of it.
  private func phase(elapsed: TimeInterval) -> Phase {
    guard duration > 0 else {
      return Phase(progress: autoreverses ? 0 : 1, iteration: 0, time: 0, isReversed: autoreverses)
    }
    var local = (speed < 0 ? -elapsed : elapsed) + timeOffset
    let period = activeDuration < .infinity ? activeDuration : duration * (autoreverses ? 2 : 1)
    if local < 0 || (activeDuration < .infinity && local > activeDuration)
      || (speed < 0 && elapsed == 0 && local == 0)
    {
      // A time that an offset or a negative speed moves out of the active time wraps around to the other side.
      let wrapped = local - (local / period).rounded(.down) * period
      // Running from the end, the first moment is the end and the last the start.
      local = wrapped == 0 && speed < 0 && elapsed == 0 ? period : wrapped
    }
    guard duration < .infinity else {
      return Phase(progress: 0, iteration: 0, time: local, isReversed: false)
    }
    var leg = (local / duration).rounded(.down)
    var progress = local / duration - leg
    if progress == 0, leg > 0, local >= activeDuration || (speed < 0 && elapsed == 0) {
      // The very end belongs to the last run.
      leg -= 1
      progress = 1
    }
    let isReversed = autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1
    if isReversed { progress = 1 - progress }
    return Phase(
      progress: progress, iteration: autoreverses ? (leg / 2).rounded(.down) : leg,
      time: progress * duration, isReversed: isReversed)
  }
}
