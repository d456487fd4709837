import Foundation

extension Animation {
  /// The duration of curves for which none is given, in seconds.
  static let defaultCurveDuration: TimeInterval = 0.35

  /// Constant speed, for a number of seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Constant speed, for 0.35 s.
  public static var linear: Animation { linear(duration: defaultCurveDuration) }

  /// A slow start, for a number of seconds; see ``UnitCurve/easeIn``.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// A slow start, for 0.35 s.
  public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }

  /// A slow end, for a number of seconds; see ``UnitCurve/easeOut``.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// A slow end, for 0.35 s.
  public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }

  /// A slow start and end, for a number of seconds; see ``UnitCurve/easeInOut``.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A slow start and end, for 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

  /// A cubic Bézier curve from (0, 0) to (1, 1) by its control points, for a number of seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// Any curve, for a number of seconds. A duration of 0 or less jumps to the end at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(
      CurveAnimation(curve: curve, duration: MotionInput.duration(duration, of: "an animation")))
  }
}
