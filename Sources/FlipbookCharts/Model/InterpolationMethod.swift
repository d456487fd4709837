import Foundation

/// How lines and areas go from one point to the next.
public struct InterpolationMethod: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(CGFloat)
    case cardinal(CGFloat)
  }

  let storage: Storage

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
  /// Curved without going beyond the points.
  public static var monotone: InterpolationMethod { InterpolationMethod(storage: .monotone) }
  /// A step at the first point.
  public static var stepStart: InterpolationMethod { InterpolationMethod(storage: .stepStart) }
  /// A step half way.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(storage: .stepCenter) }
  /// A step at the second point.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(storage: .stepEnd) }
  /// A spline after Catmull and Rom.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A spline after Catmull and Rom: 0 uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha))
  }
  /// A cardinal spline.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A cardinal spline: 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension))
  }
}
