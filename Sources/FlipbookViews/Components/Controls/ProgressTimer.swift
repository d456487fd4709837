import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A range of time that passes.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// 0…1.
  func fraction(at now: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = length > 0 ? now.timeIntervalSince(interval.lowerBound) / length : 1
    let fraction = max(0, min(1, passed))
    return countsDown ? 1 - fraction : fraction
  }
}
