import Foundation

/// Points of an arrangement; those within a tolerance of each other are one.
struct BooleanVertices {
  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  private(set) var points: [SIMD2<Double>] = []
  private var cells: [Cell: [Int]] = [:]
  private let tolerance: Double
  private let origin: SIMD2<Double>

  init(origin: SIMD2<Double>, tolerance: Double) {
    self.origin = origin
    self.tolerance = tolerance
  }

  subscript(index: Int) -> SIMD2<Double> { points[index] }

  /// The vertex at a point, a new one where there is none near it.
  mutating func index(of point: SIMD2<Double>) -> Int {
    let place = (point - origin) / (tolerance * 4)
    let cell = Cell(x: Int(place.x.rounded(.down)), y: Int(place.y.rounded(.down)))
    for y in cell.y - 1...cell.y + 1 {
      for x in cell.x - 1...cell.x + 1 {
        for index in cells[Cell(x: x, y: y)] ?? [] {
          let gap = points[index] - point
          if (gap * gap).sum() <= tolerance * tolerance { return index }
        }
      }
    }
    points.append(point)
    cells[cell, default: []].append(points.count - 1)
    return points.count - 1
  }
}
