import Foundation

/// When each keyframe of a layer animation is reached, as shares of its duration.
package struct KeyTimes: Hashable, Sendable {
  /// Ascending, one for each keyframe.
  package let times: [Double]
  private let curves: [UnitCurve?]

  /// Checks the times given for a number of keyframes; those that can't be used are reported and replaced by
  /// equal parts.
  ///
  /// - Parameters:
  ///   - times: shares in ascending order, 0…1; nil for equal parts.
  ///   - count: the number of times needed.
  ///   - curves: the pacing of each part, ignored beyond their number.
  package init(_ times: [Double]?, count: Int, curves: [UnitCurve?] = []) {
    self.times = Self.checked(times, count: count) ?? Self.even(count)
    let parts = max(0, count - 1)
    if !curves.isEmpty, curves.count != parts {
      MotionInput.warn(
        "media.timing-functions",
        "A keyframe animation has \(curves.count) timing functions for \(parts) parts; parts without one are linear."
      )
    }
    self.curves = Array(curves.prefix(parts))
  }

  private static func even(_ count: Int) -> [Double] {
    (0..<max(count, 0)).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  private static func checked(_ times: [Double]?, count: Int) -> [Double]? {
    guard let times, !times.isEmpty else { return nil }
    guard times.count == count else {
      MotionInput.warn(
        "media.key-times-count",
        "A keyframe animation has \(times.count) key times where \(count) are needed; equal parts are used.")
      return nil
    }
    guard times.allSatisfy({ $0 >= 0 && $0 <= 1 }), zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    else {
      MotionInput.warn(
        "media.key-times",
        "The key times of a keyframe animation must ascend from 0 to 1; equal parts are used.")
      return nil
    }
    return times
  }

  /// The part that a progress falls into and how far into it that is, after the part's pacing.
  ///
  /// Before the first time and after the last it is the start and end.
  package func locate(_ progress: Double) -> (part: Int, fraction: Double) {
    guard times.count > 1 else { return (0, 0) }
    let last = times.count - 2
    // Not `progress <= …`: a progress that is no number counts as the start.
    guard progress > times[0] || (progress == times[0] && times[1] == times[0]) else { return (0, 0) }
    guard progress < times[last + 1] else { return (last, 1) }
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    let fraction = (progress - times[low]) / (times[high] - times[low])
    if low < curves.count, let curve = curves[low] { return (low, curve.value(at: fraction)) }
    return (low, fraction)
  }
}
