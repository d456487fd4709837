import FlipbookDiagnostics
import Foundation

/// Makes usable numbers of what a scene asked for, and says so where they are not what it asked for.
enum MotionInput {
  static func warn(_ code: String, _ message: String) {
    DiagnosticCollector.current.warn("motion.\(code)", message)
  }

  static func report(_ code: String, _ message: String) {
    DiagnosticCollector.current.report(Diagnostic(.note, code: "motion.\(code)", message: message))
  }

  /// A length of time that is 0 or more. Infinity stays.
  ///
  /// 0 is worth a note (people write it to mean "at once"); below 0 and no number are warnings and give 0.
  static func duration(_ duration: TimeInterval, of what: String) -> TimeInterval {
    if duration > 0 { return duration }
    if duration == 0 {
      report("duration.zero", "The duration of \(what) is 0, so it jumps to its end at once.")
    } else if duration.isNaN {
      warn(
        "duration.not-a-number",
        "The duration of \(what) is not a number, so it jumps to its end at once; give it seconds above 0.")
    } else {
      warn(
        "duration.negative",
        "The duration of \(what) is \(duration) s, so it jumps to its end at once; give it seconds above 0.")
    }
    return 0
  }

  /// A number, or the fallback with a warning.
  static func finite(_ value: Double, or fallback: Double, _ what: String) -> Double {
    if value.isFinite { return value }
    warn("not-finite", "\(what) is \(value); \(fallback) is used instead.")
    return fallback
  }
}

extension MotionInput {
  /// A keyframe's duration: ``duration(_:of:)``, and 0 for one that is infinite.
  static func keyframeDuration(_ seconds: TimeInterval) -> TimeInterval {
    if seconds == .infinity {
      warn(
        "duration.infinite",
        "The duration of a keyframe is infinite, so it jumps to its end; give it seconds.")
      return 0
    }
    return duration(seconds, of: "a keyframe")
  }
}
