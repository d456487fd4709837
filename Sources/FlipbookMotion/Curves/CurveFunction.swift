import Foundation

/// The function of a ``UnitCurve``.
enum CurveFunction: Hashable, Sendable, CustomStringConvertible {
  case linear
  case circularIn
  case circularOut
  case circularInOut
  case bezier(BezierCurve)
  case easing(Easing, Easing.Direction)
  case steps(Int, StepPosition)

  func value(at progress: Double) -> Double {
    switch self {
    case .bezier(let curve): return curve.table.value(at: progress)
    default: break
    }
    let x = Self.clamped(progress)
    switch self {
    case .linear, .bezier: return x
    case .circularIn: return Self.circle(x)
    case .circularOut: return 1 - Self.circle(1 - x)
    case .circularInOut: return x < 0.5 ? Self.circle(2 * x) / 2 : 1 - Self.circle(2 - 2 * x) / 2
    case .easing(let easing, let direction): return easing.sample(x, direction).value
    case .steps(let count, let position): return position.value(at: x, count: count)
    }
  }

  func slope(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch self {
    case .linear: return 1
    case .bezier(let curve): return curve.table.slope(at: x)
    case .circularIn: return Self.circleSlope(x)
    case .circularOut: return Self.circleSlope(1 - x)
    case .circularInOut: return Self.circleSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .easing(let easing, let direction): return easing.sample(x, direction).slope
    case .steps: return 0
    }
  }

  /// Clamped to 0…1; no number gives 0.
  static func clamped(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }

  /// 1 - sqrt(1 - x²), in the form that keeps its digits near 0.
  private static func circle(_ x: Double) -> Double {
    let root = ((1 - x) * (1 + x)).squareRoot()
    return x * x / (1 + root)
  }

  private static func circleSlope(_ x: Double) -> Double { x / ((1 - x) * (1 + x)).squareRoot() }

  var description: String {
    switch self {
    case .linear: "linear"
    case .circularIn: "circularEaseIn"
    case .circularOut: "circularEaseOut"
    case .circularInOut: "circularEaseInOut"
    case .bezier(let curve): "bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    case .easing(let easing, let direction): "\(easing.rawValue).\(direction.rawValue)"
    case .steps(let count, let position): "steps(\(count), \(position.rawValue))"
    }
  }
}
