import Foundation

/// One rounded corner: the curve from the edge that runs into the corner to the edge that leaves it.
///
/// A point of it is given as fractions (s, t) of the radii: s back along the incoming edge, t forth along the
/// outgoing one.
struct RoundedCorner {
  /// The corner of the rectangle itself.
  let x: Double
  let y: Double
  /// Radius along the incoming edge, times the edge's direction.
  let inX: Double
  let inY: Double
  /// Radius along the outgoing edge, times the edge's direction.
  let outX: Double
  let outY: Double
  /// How much of the continuous shape the incoming and the outgoing edge have room for, 0…1.
  let into: Double
  let out: Double

  /// How far from the corner, in radii, a continuous curve leaves the edge.
  static let reach = 1.528665

  /// Fractions for the first half of a corner; the second half has s and t swapped.
  struct Half {
    /// Where the curve leaves the edge, and the two controls after it; t is 0 for all three.
    var start: Double
    var control1: Double
    var control2: SIMD2<Double>
    /// Where the middle curve begins, and its first control.
    var middle: SIMD2<Double>
    var middleControl: SIMD2<Double>
  }

  /// The published shape of a continuous corner.
  static let continuous = Half(
    start: reach, control1: 1.08849296, control2: SIMD2(0.86840694, 0),
    middle: SIMD2(0.63149379, 0.07491139), middleControl: SIMD2(0.37282383, 0.16905956))

  /// A quarter of a circle, cut into three curves at the directions in which the continuous one is cut.
  static let circular: Half = {
    let angle = atan2(1 - continuous.middle.x, 1 - continuous.middle.y)
    let tangent = SIMD2(-cos(angle), sin(angle))
    let middle = SIMD2(1 - sin(angle), 1 - cos(angle))
    let side = 4.0 / 3 * tan(angle / 4)
    let centre = 4.0 / 3 * tan((Double.pi / 2 - 2 * angle) / 4)
    return Half(
      start: 1, control1: 1 - side, control2: middle - side * tangent, middle: middle,
      middleControl: middle + centre * tangent)
  }()

  /// How much of the continuous shape there is room for: 1 when the edge has the whole reach of the curve
  /// to give, 0 (a quarter of a circle) when it has just the radius, in proportion in between.
  /// - Parameter available: The length of the edge that this corner may use, in points.
  @inline(__always)
  static func smoothing(radius: Double, available: Double) -> Double {
    guard radius > 0 else { return 0 }
    return min(1, max(0, (available / radius - 1) / (reach - 1)))
  }

  /// The end of the line to the corner, then three points for each curve.
  @inline(__always)
  func forEachPoint(_ style: RoundedCornerStyle, _ body: (CGPoint) -> Void) {
    switch style {
    case .circular:
      let k = 1 - EllipseOutline.kappa
      body(point(1, 0))
      body(point(k, 0))
      body(point(0, k))
      body(point(0, 1))
    case .continuous:
      let first = Self.half(into)
      let second = Self.half(out)
      body(point(first.start, 0))
      body(point(first.control1, 0))
      body(point(first.control2.x, first.control2.y))
      body(point(first.middle.x, first.middle.y))
      body(point(first.middleControl.x, first.middleControl.y))
      body(point(second.middleControl.y, second.middleControl.x))
      body(point(second.middle.y, second.middle.x))
      body(point(second.control2.y, second.control2.x))
      body(point(0, second.control1))
      body(point(0, second.start))
    }
  }

  @inline(__always)
  private func point(_ s: Double, _ t: Double) -> CGPoint {
    CGPoint(x: x - inX * s + outX * t, y: y - inY * s + outY * t)
  }

  @inline(__always)
  private static func half(_ smoothing: Double) -> Half {
    if smoothing >= 1 { return continuous }
    let a = circular
    let b = continuous
    return Half(
      start: a.start + (b.start - a.start) * smoothing,
      control1: a.control1 + (b.control1 - a.control1) * smoothing,
      control2: a.control2 + (b.control2 - a.control2) * smoothing,
      middle: a.middle + (b.middle - a.middle) * smoothing,
      middleControl: a.middleControl + (b.middleControl - a.middleControl) * smoothing)
  }
}
