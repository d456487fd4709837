import Foundation

extension EllipticalArc {
  /// The arc between two points of an ellipse, as SVG gives it (SVG 2, appendix B.2.4 and B.2.5).
  ///
  /// Radii count without their sign and are scaled up when the ellipse doesn't reach both points. Nil, for a
  /// straight line, when a radius is zero.
  /// - Parameters:
  ///   - rotation: Of the ellipse's first axis from the x axis, in radians clockwise on screen.
  ///   - isLarge: Whether the arc is the one of more than half a turn.
  ///   - isClockwise: Whether it turns clockwise on screen.
  init?(
    from start: CGPoint, to end: CGPoint, radii: SIMD2<Double>, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    var rx = abs(radii.x)
    var ry = abs(radii.y)
    guard rx > 0, ry > 0 else { return nil }
    let c = cos(rotation)
    let s = sin(rotation)
    let dx = Double(start.x - end.x) / 2
    let dy = Double(start.y - end.y) / 2
    let x = c * dx + s * dy
    let y = c * dy - s * dx
    let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let spread = rx * rx * y * y + ry * ry * x * x
    let ratio = max(0, (rx * rx * ry * ry - spread) / spread).squareRoot()
    let sign = isLarge == isClockwise ? -1.0 : 1.0
    let cx = sign * ratio * rx * y / ry
    let cy = -sign * ratio * ry * x / rx
    let startAngle = atan2((y - cy) / ry, (x - cx) / rx)
    let endAngle = atan2((-y - cy) / ry, (-x - cx) / rx)
    var sweep = endAngle - startAngle
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    self.init(
      center: SIMD2(
        c * cx - s * cy + Double(start.x + end.x) / 2, s * cx + c * cy + Double(start.y + end.y) / 2),
      radii: SIMD2(rx, ry), rotation: rotation, startAngle: startAngle, sweep: sweep)
    guard isFinite else { return nil }
  }
}
