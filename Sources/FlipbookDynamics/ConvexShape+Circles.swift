import FlipbookPicture
import Foundation

/// Contacts of circles, which have one point.
extension ConvexShape {
  /// Returns the contact of two circles; nil for none.
  package static func contact(
    circle center: SIMD2<Double>, radius: Double, withCircle other: SIMD2<Double>, radius otherRadius: Double
  ) -> Contact? {
    let way = other - center
    let distance = way.length
    let depth = radius + otherRadius - distance
    guard depth > -margin else { return nil }
    let normal = distance > 1e-9 ? way / distance : SIMD2(0, 1)
    return Contact(normal: normal, points: [(center + normal * (radius - depth / 2), depth)])
  }

  /// Returns the contact of a circle with an outline; nil for none.
  package static func contact(
    circle center: SIMD2<Double>, radius: Double, withOutline outline: [SIMD2<Double>]
  ) -> Contact? {
    var best: (gap: Double, index: Int, normal: SIMD2<Double>)?
    for index in outline.indices {
      let (a, b) = (outline[index], outline[(index + 1) % outline.count])
      let length = (b - a).length
      guard length > 1e-9 else { continue }
      let normal = SIMD2(b.y - a.y, a.x - b.x) / length
      let gap = (center - a).dot(normal)
      if gap > best?.gap ?? -.infinity { best = (gap, index, normal) }
    }
    guard let best, best.gap < radius + margin else { return nil }
    // A centre inside leaves by the nearest side.
    if best.gap <= 0 {
      return Contact(
        normal: -best.normal, points: [(center - best.normal * best.gap, radius - best.gap)])
    }
    let line = [outline[best.index], outline[(best.index + 1) % outline.count]]
    return contact(circle: center, radius: radius, withLine: line)
  }

  /// Returns the contact of a circle with a line; nil for none.
  package static func contact(
    circle center: SIMD2<Double>, radius: Double, withLine line: [SIMD2<Double>]
  ) -> Contact? {
    let along = line[1] - line[0]
    let square = along.dot(along)
    let share = square > 1e-12 ? max(0, min(1, (center - line[0]).dot(along) / square)) : 0
    let near = line[0] + along * share
    let way = near - center
    let distance = way.length
    let depth = radius - distance
    guard depth > -margin else { return nil }
    let normal = distance > 1e-9 ? way / distance : SIMD2(along.y, -along.x) / max(square.squareRoot(), 1e-9)
    return Contact(normal: normal, points: [(near, depth)])
  }
}
