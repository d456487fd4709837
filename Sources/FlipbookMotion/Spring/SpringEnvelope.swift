import Foundation

/// A bound on how far a spring is from its target.
///
/// The motion is e^(-decay t) (first offset · cos wt + drift · sin(wt) / w), with hyperbolic functions when
/// over-damped. With |cos| <= 1 and |sin(wt)/w| <= min(1/w, t) the lengths of both vectors give a bound that
/// falls once past its peak, for vectors of any dimension.
@frozen @usableFromInline
package struct SpringEnvelope {
  /// The length of the first offset.
  @usableFromInline let offset: Double
  /// The length of first velocity + decay · first offset.
  @usableFromInline let drift: Double
  @usableFromInline let spring: Spring

  @inlinable
  init(offset: Double, drift: Double, spring: Spring) {
    self.offset = offset
    self.drift = drift
    self.spring = spring
  }

  /// Whether the motion stays below the threshold from a time on: exactly when the time is
  /// ``settlingDuration(_:)`` or later.
  package func isSettled(at time: Double, threshold: Double) -> Bool {
    if offset == 0, drift == 0 { return true }
    guard time >= 0 else { return false }
    if spring.dampingRatio > 1 { return time >= settlingDuration(threshold) }
    let fall = exp(-spring.decay * time)
    if spring.dampingRatio < 1, (offset + drift / spring.frequency) * fall <= threshold { return true }
    return (offset + drift * time) * fall <= threshold && time >= linearPeak
  }

  /// The time from which the motion stays below the threshold; 0 when it always does, infinity when it never
  /// does or the motion is no number.
  package func settlingDuration(_ threshold: Double) -> TimeInterval {
    if offset == 0, drift == 0 { return 0 }
    guard spring.decay > 0, offset < .infinity, drift < .infinity else {
      return spring.decay == 0 && offset + drift / spring.frequency <= threshold ? 0 : .infinity
    }
    if spring.dampingRatio > 1 { return overDamped(threshold) }
    let linear = linearBound(threshold)
    guard spring.dampingRatio < 1 else { return linear }
    let periodic = log((offset + drift / spring.frequency) / threshold) / spring.decay
    return max(0, min(linear, periodic))
  }

  /// When (offset + drift t) e^(-decay t) is largest.
  private var linearPeak: Double {
    drift > 0 ? max(0, 1 / spring.decay - offset / drift) : 0
  }

  /// The last time at which (offset + drift t) e^(-decay t) is the threshold. Its logarithm is concave, so
  /// Newton's method from beyond the last crossing falls towards it without overshoot.
  private func linearBound(_ threshold: Double) -> Double {
    let rate = spring.decay
    let peak = linearPeak
    if (offset + drift * peak) * exp(-rate * peak) <= threshold { return 0 }
    var time = 2 * (max(0, log((offset + drift / rate) / threshold)) + 1) / rate
    for _ in 0..<100 {
      let height = log((offset + drift * time) / threshold) - rate * time
      let next = time - height / (drift / (offset + drift * time) - rate)
      if !(next < time) { break }
      time = next
    }
    return time
  }

  /// The last crossing of ½(A + B) e^(-slow t) + ½(A - B) e^(-fast t), by bisection beyond its peak.
  private func overDamped(_ threshold: Double) -> Double {
    let slow = spring.slowRate
    let swing = drift / spring.frequency
    let sum = (offset + swing) / 2
    let ratio = (offset - swing) / (offset + swing)
    func height(_ time: Double) -> Double {
      sum * exp(-slow * time) * (1 + ratio * exp(-2 * spring.frequency * time))
    }
    var low = 0.0
    if ratio < 0 {
      let balance = -slow / (ratio * (slow + 2 * spring.frequency))
      if balance < 1 { low = -log(balance) / (2 * spring.frequency) }
    }
    if height(low) <= threshold { return 0 }
    var high = max(low, log(2 * sum / threshold) / slow)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if height(middle) > threshold { low = middle } else { high = middle }
    }
    return high
  }
}
