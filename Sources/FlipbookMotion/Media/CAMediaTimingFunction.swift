import Foundation

/// The pacing of a layer animation: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: Hashable, Sendable {
  private let points: [Float]

  /// The curve itself.
  public let curve: UnitCurve

  /// Makes a built-in function; a name that isn't one gives ``CAMediaTimingFunctionName/linear`` with a
  /// warning.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default:
      if name != .linear {
        MotionInput.warn(
          "media.timing-function", "There is no timing function \"\(name.rawValue)\"; \"linear\" is used.")
      }
      self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the x and the y of one of the four control points, the first and the last being (0, 0) and (1, 1).
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(index) else { return }
    (values[0], values[1]) = (points[index * 2], points[index * 2 + 1])
  }

  /// Makes the curve with two control points. Their x is clamped to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    // The shortest decimal of each Float is what was written, so 0.42 means .42 and not .4199999869.
    func exact(_ value: Float) -> Double { Double(value.description) ?? Double(value) }
    curve =
      if c1x == c1y && c2x == c2y {
        .linear
      } else if let named = Self.named[SIMD4(c1x, c1y, c2x, c2y)] {
        named
      } else {
        .bezier(exact(c1x), exact(c1y), exact(c2x), exact(c2y))
      }
  }

  /// The curves of the built-in functions, each made once: thousands of animations have one of them.
  private static let named: [SIMD4<Float>: UnitCurve] = [
    SIMD4(0.42, 0, 1, 1): .easeIn, SIMD4(0, 0, 0.58, 1): .easeOut, SIMD4(0.42, 0, 0.58, 1): .easeInOut,
    SIMD4(0.25, 0.1, 0.25, 1): .bezier(0.25, 0.1, 0.25, 1),
  ]

  /// The control point at an index from 0, (0, 0), to 3, (1, 1).
  public func controlPoint(at index: Int) -> (x: Float, y: Float) {
    let index = min(max(index, 0), 3)
    return (points[2 * index], points[2 * index + 1])
  }

  /// Whether both have the same control points.
  public static func == (lhs: CAMediaTimingFunction, rhs: CAMediaTimingFunction) -> Bool {
    lhs.points == rhs.points
  }

  /// Hashes the control points.
  public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}
