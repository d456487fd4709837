import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The outline of a sector.
struct SectorPath {
  let center: CGPoint
  let inner: CGFloat
  let outer: CGFloat
  /// In turns from 12 o'clock.
  let from: Double
  let to: Double
  /// How far the sides are moved in, in points.
  var inset: CGFloat = 0
  var cornerRadius: CGFloat = 0

  /// Half the opening that the inset takes at a radius, in radians.
  private func opening(at radius: CGFloat) -> Double {
    guard inset > 0, radius > 0 else { return 0 }
    return Double(asin(min(1, inset / radius)))
  }

  private func angle(_ turn: Double) -> Double { turn * 2 * .pi - .pi / 2 }

  private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  var path: Path {
    guard outer > 0, to > from else { return Path() }
    let isWhole = to - from >= 1 - 1e-9
    if isWhole, inset == 0 { return ring }
    let (start, end) = (angle(from), angle(to))
    let middle = (start + end) / 2
    let outerOpening = opening(at: outer)
    guard end - start > 2 * outerOpening else { return Path() }
    let radius = min(
      max(0, cornerRadius), (outer - inner) / 2,
      outer * sin(min(.pi / 2, (end - start) / 2 - outerOpening)) / 2)
    if radius > 0.01 { return rounded(start + outerOpening, end - outerOpening, middle, radius) }
    var path = Path()
    path.addArc(
      center: center, radius: outer, startAngle: .radians(start + outerOpening),
      endAngle: .radians(end - outerOpening), clockwise: false)
    addInside(start, end, middle, to: &path)
    path.closeSubpath()
    return path
  }

  private var ring: Path {
    var path = Path(ellipseIn: square(outer))
    guard inner > 0 else { return path }
    // The hole goes the other way round.
    path.move(to: point(inner, 0))
    path.addArc(
      center: center, radius: inner, startAngle: .zero, endAngle: .radians(-2 * .pi), clockwise: true)
    path.closeSubpath()
    return path
  }

  private func square(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The way back along the hole, or by the point where the sides meet.
  private func addInside(_ start: Double, _ end: Double, _ middle: Double, to path: inout Path) {
    let innerOpening = opening(at: inner)
    if inner > 0, end - start > 2 * innerOpening {
      path.addArc(
        center: center, radius: inner, startAngle: .radians(end - innerOpening),
        endAngle: .radians(start + innerOpening), clockwise: true)
    } else {
      let half = max(1e-6, sin((end - start) / 2))
      path.addLine(to: point(min(outer, max(inner, inset / half)), middle))
    }
  }

  private func rounded(_ start: Double, _ end: Double, _ middle: Double, _ radius: CGFloat) -> Path {
    var path = Path()
    let turn = Double(asin(min(1, radius / max(1e-6, outer - radius))))
    let reach = (outer - radius) * cos(turn)
    path.move(to: point(reach, start))
    path.addArc(
      tangent1End: point(outer / cos(turn), start), tangent2End: point(outer, start + turn), radius: radius)
    path.addArc(
      center: center, radius: outer, startAngle: .radians(start + turn), endAngle: .radians(end - turn),
      clockwise: false)
    path.addArc(
      tangent1End: point(outer / cos(turn), end), tangent2End: point(reach, end), radius: radius)
    let (startIn, endIn) = (
      start + opening(at: inner) - opening(at: outer), end - opening(at: inner) + opening(at: outer)
    )
    // Both corners have room at the hole: asin(r / (inner + r)) is at most half the angle there.
    let room = sin(min(.pi / 2 - 0.01, max(0, (endIn - startIn) / 2)))
    let small = min(radius, inner * room / (1 - room))
    guard inner > 0, small > 0.01 else {
      let half = max(1e-6, sin((end - start) / 2))
      path.addLine(to: point(min(reach, max(inner, inset / half)), middle))
      path.closeSubpath()
      return path
    }
    let innerTurn = Double(asin(min(1, small / (inner + small))))
    path.addLine(to: point((inner + small) * cos(innerTurn), endIn))
    path.addQuadCurve(to: point(inner, endIn - innerTurn), control: point(inner, endIn))
    path.addArc(
      center: center, radius: inner, startAngle: .radians(endIn - innerTurn),
      endAngle: .radians(startIn + innerTurn), clockwise: true)
    path.addQuadCurve(to: point((inner + small) * cos(innerTurn), startIn), control: point(inner, startIn))
    path.closeSubpath()
    return path
  }
}
