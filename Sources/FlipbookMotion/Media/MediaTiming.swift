import Foundation

/// When a layer or layer animation runs, in the time of what holds it: the properties of Core Animation's
/// `CAMediaTiming`, with its defaults.
package struct MediaTiming: Hashable, Sendable {
  /// Where its own time begins, in seconds of its parent's time.
  package var beginTime: TimeInterval = 0
  /// The length of one run in seconds of its own time.
  package var duration: TimeInterval = 0
  /// Seconds of its own time for each second of its parent's. Negative runs it from its end.
  package var speed: Double = 1
  /// Added to its own time. It shifts what is shown, not when; what is shifted out at the end comes first.
  package var timeOffset: TimeInterval = 0
  /// The number of runs; may be a fraction. 0 means once.
  package var repeatCount: Double = 0
  /// The seconds for which runs follow each other; takes precedence over ``repeatCount`` when above 0.
  package var repeatDuration: TimeInterval = 0
  /// Whether each run is followed by one backwards, which belongs to it.
  package var autoreverses = false
  /// The times outside the runs at which it is shown.
  package var fillMode: CAMediaTimingFillMode = .removed

  package init() {}

  /// A single run of a number of seconds.
  package init(duration: TimeInterval) {
    self.duration = duration
  }
}
