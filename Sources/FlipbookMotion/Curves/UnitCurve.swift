import Foundation

/// A function from progress to progress: where an animation is (y) when a share of its time has passed (x).
///
/// Curves run from (0, 0) to (1, 1); between they may leave 0…1. ``value(at:)`` clamps its input to 0…1.
public struct UnitCurve: Hashable, Sendable {
  let function: CurveFunction
  /// Whether x and y are swapped, for functions that have no closed inverse.
  let isInverse: Bool

  init(_ function: CurveFunction, isInverse: Bool = false) {
    self.function = function
    self.isInverse = isInverse
  }

  /// The curve of constant speed.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly: Bézier (.42, 0, 1, 1).
  public static let easeIn = UnitCurve(.bezier(BezierCurve(0.42, 0, 1, 1)))
  /// Ends slowly: Bézier (0, 0, .58, 1).
  public static let easeOut = UnitCurve(.bezier(BezierCurve(0, 0, 0.58, 1)))
  /// Starts and ends slowly: Bézier (.42, 0, .58, 1).
  public static let easeInOut = UnitCurve(.bezier(BezierCurve(0.42, 0, 0.58, 1)))
  /// The former name of ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  /// A quarter circle that starts flat: 1 - sqrt(1 - x²).
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter circle that ends flat: sqrt(1 - (1 - x)²).
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two eighths of a circle, flat at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1), like CSS's `cubic-bezier`.
  ///
  /// `x1` and `x2` are clamped to 0…1 (time can't run backwards); `y1` and `y2` may lie outside.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    func number(_ value: Double, _ fallback: Double) -> Double {
      MotionInput.finite(value, or: fallback, "A control point of a timing curve")
    }
    let (a, b, c, d) = (number(x1, 0), number(y1, 0), number(x2, 1), number(y2, 1))
    let (clampedA, clampedC) = (min(max(a, 0), 1), min(max(c, 0), 1))
    if a != clampedA || c != clampedC {
      MotionInput.warn(
        "curve.control-point",
        "A timing curve has control points at x = \(a) and \(c); x runs from 0 to 1, so they are moved there."
      )
    }
    return UnitCurve(.bezier(BezierCurve(clampedA, b, clampedC, d)))
  }

  /// The curve's y at a progress x. The progress is clamped to 0…1; no number counts as 0.
  public func value(at progress: Double) -> Double {
    isInverse ? inverseValue(at: progress) : function.value(at: progress)
  }

  /// The curve's slope dy/dx at a progress x, clamped to 0…1. Infinite where the tangent is vertical.
  ///
  /// A Bézier curve with a control point on an end has no tangent there: it is 1 at the start and 0 at the end, as
  /// SwiftUI has it.
  public func velocity(at progress: Double) -> Double {
    if case .bezier(let curve) = function, !isInverse {
      if progress <= 0, curve.x1 == 0, curve.y1 == 0 { return 1 }
      if progress >= 1, curve.x2 == 1, curve.y2 == 1, curve.x1 != 0 || curve.y1 != 0 { return 0 }
    }
    return slope(at: progress)
  }

  /// The curve's slope, at the ends too that of the curve beside them.
  func slope(at progress: Double) -> Double {
    guard isInverse else { return function.slope(at: progress) }
    let slope = function.slope(at: inverseValue(at: progress))
    return slope == 0 ? .infinity : 1 / slope
  }

  /// The curve with x and y swapped: its value at a y is the x at which this curve has that y, the first one
  /// when there are several.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .bezier(let curve): UnitCurve(.bezier(BezierCurve(curve.y1, curve.x1, curve.y2, curve.x2)))
    case .circularInOut, .easing, .steps: UnitCurve(function, isInverse: !isInverse)
    }
  }

  /// The first x with the given y: a scan for the part that holds it, then bisection.
  private func inverseValue(at y: Double) -> Double {
    guard y > 0 else { return 0 }
    guard y < 1 else { return 1 }
    let parts = 256
    var low = 0.0
    var high = 1.0
    for i in 1...parts where function.value(at: Double(i) / Double(parts)) >= y {
      low = Double(i - 1) / Double(parts)
      high = Double(i) / Double(parts)
      break
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if function.value(at: middle) < y { low = middle } else { high = middle }
    }
    return high
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The curve as it is made, for messages and tests.
  public var description: String {
    isInverse ? "inverse of \(function)" : "\(function)"
  }
}
