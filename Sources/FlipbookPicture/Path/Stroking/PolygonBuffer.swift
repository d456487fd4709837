import Foundation

/// Closed polygons in one flat, reusable list of points.
package struct PolygonBuffer: Sendable {
  /// The corners of all polygons, one after the other.
  package var points: [CGPoint] = []
  /// For each polygon, the index after its last corner in `points`.
  package var ends: [Int] = []

  package init() {}

  package var isEmpty: Bool { ends.isEmpty }

  /// Empties the buffer but keeps its memory.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Ends the polygon whose corners were appended last.
  @inline(__always)
  mutating func closePolygon() { ends.append(points.count) }
}
