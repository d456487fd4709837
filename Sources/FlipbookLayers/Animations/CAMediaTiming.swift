import FlipbookMotion
import Foundation

/// When something runs, in the time of what holds it.
public protocol CAMediaTiming {
  /// Where its time begins, in seconds of its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// Seconds of its time for each second of its parent's.
  var speed: Float { get set }
  /// Added to its time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; fractions count. `.infinity` or `.greatestFiniteMagnitude` for ever.
  var repeatCount: Float { get set }
  /// For how long it runs again and again; goes before the count when above 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// As good as for ever, for ``CAMediaTiming/repeatCount``.
public let HUGE = Float.greatestFiniteMagnitude
/// As good as for ever, for ``CAMediaTiming/repeatCount``.
public let MAXFLOAT = Float.greatestFiniteMagnitude

public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

enum MediaNumbers {
  /// What was written: the shortest decimal of a `Float`, so that 0.1 means a tenth.
  static func exact(_ value: Float) -> Double {
    if value == value.rounded() { return Double(value) }
    return Double(value.description) ?? Double(value)
  }
}
