import Foundation

/// An arc of an ellipse: `center + rx·cos(θ)·u + ry·sin(θ)·v` with u turned by `rotation` from the x axis and v
/// by a right angle more, for θ from `startAngle` over `sweep`. Radians, clockwise on screen.
struct EllipticalArc {
  var center: SIMD2<Double>
  var radii: SIMD2<Double>
  var rotation: Double
  var startAngle: Double
  var sweep: Double

  init(
    center: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double, startAngle: Double, sweep: Double
  ) {
    self.center = center
    self.radii = radii
    self.rotation = rotation
    self.startAngle = startAngle
    self.sweep = sweep
  }

  init(center: CGPoint, radius: CGFloat, startAngle: Double, sweep: Double) {
    self.init(
      center: SIMD2(Double(center.x), Double(center.y)), radii: SIMD2(repeating: Double(radius)),
      rotation: 0, startAngle: startAngle, sweep: sweep)
  }

  var isFinite: Bool {
    (center.x + center.y + radii.x + radii.y + rotation + startAngle + sweep).isFinite
  }

  /// The signed angle from start to end in the asked direction: the difference when its sign fits, with all of its turns,
  /// otherwise that plus full turns, at most one full turn.
  static func sweep(from start: Double, to end: Double, towardsSmaller: Bool) -> Double {
    let turn = 2 * Double.pi
    let forward = towardsSmaller ? start - end : end - start
    guard forward.isFinite else { return forward }
    let length = forward >= 0 ? forward : turn + forward.truncatingRemainder(dividingBy: turn)
    return towardsSmaller ? -length : length
  }

  /// The circle that touches both sides of a corner: the point where it touches the first, and the arc from
  /// there. Nil where the three points lie on a line or the radius is not above zero.
  static func rounding(
    corner: CGPoint, from: CGPoint, to: CGPoint, radius: CGFloat
  ) -> (start: CGPoint, arc: EllipticalArc)? {
    let apex = SIMD2(Double(corner.x), Double(corner.y))
    var u = SIMD2(Double(from.x), Double(from.y)) - apex
    var v = SIMD2(Double(to.x), Double(to.y)) - apex
    let lengthU = (u * u).sum().squareRoot()
    let lengthV = (v * v).sum().squareRoot()
    guard radius > 0, lengthU > 0, lengthV > 0, lengthU.isFinite, lengthV.isFinite else { return nil }
    u /= lengthU
    v /= lengthV
    let cross = u.x * v.y - u.y * v.x
    let dot = (u * v).sum()
    // Half the angle between the sides: tan(α/2) = sin α / (1 + cos α).
    guard abs(cross) > 1e-9 else { return nil }
    let r = Double(radius)
    let reach = r * (1 + dot) / abs(cross)
    let start = apex + u * reach
    let end = apex + v * reach
    // From the touching point to the centre, at a right angle to the first side, towards the second.
    let side = cross > 0 ? 1.0 : -1.0
    let center = start + SIMD2(-u.y, u.x) * (side * r)
    let a0 = atan2(start.y - center.y, start.x - center.x)
    let a1 = atan2(end.y - center.y, end.x - center.x)
    let arc = EllipticalArc(
      center: center, radii: SIMD2(r, r), rotation: 0, startAngle: a0,
      sweep: (a1 - a0).remainder(dividingBy: 2 * .pi))
    return (CGPoint(x: start.x, y: start.y), arc)
  }

  var start: CGPoint { point(cosine: cos(startAngle), sine: sin(startAngle)) }

  /// Calls a function with the controls and the end of each cubic curve that together make the arc.
  ///
  /// Each spans at most 45°, which keeps within 4.3·10⁻⁶ of the radius.
  func forEachCurve(_ body: (CGPoint, CGPoint, CGPoint) -> Void) {
    guard sweep != 0 else { return }
    let count = min(4_096, max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up))))
    let step = sweep / Double(count)
    let k = 4.0 / 3 * tan(step / 4)
    let closes = abs(abs(sweep) - 2 * .pi) < 1e-12
    let first = (cos(startAngle), sin(startAngle))
    var (c0, s0) = first
    for index in 1...count {
      let angle = startAngle + step * Double(index)
      let (c1, s1) = closes && index == count ? first : (cos(angle), sin(angle))
      body(
        point(cosine: c0 - k * s0, sine: s0 + k * c0), point(cosine: c1 + k * s1, sine: s1 - k * c1),
        point(cosine: c1, sine: s1))
      (c0, s0) = (c1, s1)
    }
  }

  private func point(cosine: Double, sine: Double) -> CGPoint {
    let a = radii.x * cosine
    let b = radii.y * sine
    if rotation == 0 { return CGPoint(x: center.x + a, y: center.y + b) }
    let c = cos(rotation)
    let s = sin(rotation)
    return CGPoint(x: center.x + a * c - b * s, y: center.y + a * s + b * c)
  }
}
