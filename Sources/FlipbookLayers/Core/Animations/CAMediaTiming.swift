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
  /// For how long it runs again and again; takes precedence over the count when above 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// The times outside the runs at which it is shown.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The largest number, which repeats for ever as a ``CAMediaTiming/repeatCount``.
public let HUGE = Float.greatestFiniteMagnitude

/// The largest number, which repeats for ever as a ``CAMediaTiming/repeatCount``.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Another name of `CAMediaTimingFillMode.forwards`.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards

/// Another name of `CAMediaTimingFillMode.backwards`.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards

/// Another name of `CAMediaTimingFillMode.both`.
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// Another name of `CAMediaTimingFillMode.removed`.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// Another name of `CAMediaTimingFunctionName.linear`.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear

/// Another name of `CAMediaTimingFunctionName.easeIn`.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn

/// Another name of `CAMediaTimingFunctionName.easeOut`.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut

/// Another name of `CAMediaTimingFunctionName.easeInEaseOut`.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

/// Another name of `CAMediaTimingFunctionName.default`.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
