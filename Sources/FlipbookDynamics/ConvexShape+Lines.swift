import FlipbookPicture
import Foundation

extension ConvexShape {
  /// Returns the contact with an edge of a box. Edges run clockwise on screen and keep everything on their
  /// inner side, however fast it is.
  package static func contact(_ outline: [SIMD2<Double>], withEdge line: [SIMD2<Double>]) -> Contact? {
    let along = (line[1] - line[0]) / (line[1] - line[0]).length
    return beyond(outline, line[0], SIMD2(along.y, -along.x))
  }

  /// Returns the contact with a line, which stops from both sides: a body stays on the side of its centre.
  package static func contact(
    _ outline: [SIMD2<Double>], around center: SIMD2<Double>, withLine line: [SIMD2<Double>]
  ) -> Contact? {
    guard let contact = contact(outline, line) else { return nil }
    let along = (line[1] - line[0]) / (line[1] - line[0]).length
    var normal = SIMD2(-along.y, along.x)
    let place = center - line[0]
    if normal.dot(place) > 0 { normal = -normal }
    // Beyond its ends a line is met at the end.
    let share = along.dot(place)
    guard share > 0, share < (line[1] - line[0]).length else { return contact }
    return beyond(outline, line[0], normal) ?? contact
  }

  /// Returns the corners beyond a line.
  private static func beyond(
    _ outline: [SIMD2<Double>], _ start: SIMD2<Double>, _ normal: SIMD2<Double>
  ) -> Contact? {
    let deepest = outline.map { (place: $0, depth: ($0 - start).dot(normal)) }.filter { $0.depth > -margin }
      .sorted { $0.depth > $1.depth }.prefix(2)
    return deepest.isEmpty ? nil : Contact(normal: normal, points: Array(deepest))
  }
}
