import Foundation

/// How often paths wind around the places on both sides of the edges of an arrangement.
struct BooleanWinding {
  /// Windings of both paths, on the side that lies clockwise (on screen) of an edge's direction and on the other.
  struct Sides {
    var clockwise: SIMD2<Int>
    var counterclockwise: SIMD2<Int>
  }

  private let edges: [BooleanArrangement.Edge]
  private let tolerance: Double
  /// Where columns and rows end, in ascending order: each holds about as many edges as any other, however far one point
  /// of a path lies from the rest.
  private let bounds: [[Double]]
  /// Edges by the columns and the rows that they reach into.
  private var bins: [[[Int32]]]

  init(_ arrangement: BooleanArrangement) {
    let edges = arrangement.edges
    self.edges = edges
    tolerance = arrangement.tolerance
    let count = max(1, min(1_024, edges.count / 2))
    bounds = (0..<2).map { axis in
      let places = edges.map { ($0.curve.p0[axis] + $0.curve.p3[axis]) / 2 }.sorted()
      return (1..<count).map { places[$0 * places.count / count] }
    }
    bins = Array(repeating: Array(repeating: [], count: count), count: 2)
    for (index, edge) in edges.enumerated() where edge.weights != .zero {
      for axis in 0..<2 {
        let first = bin(min(edge.curve.p0[axis], edge.curve.p3[axis]), axis)
        let last = bin(max(edge.curve.p0[axis], edge.curve.p3[axis]), axis)
        for place in first...last { bins[axis][place].append(Int32(index)) }
      }
    }
  }

  /// About how many edges have to be tested for the windings beside all.
  var cost: Int {
    edges.reduce(0) { sum, edge in
      guard edge.weights != .zero else { return sum }
      let point = edge.curve.point(0.5)
      return sum + max(bins[0][bin(point.x, 0)].count, bins[1][bin(point.y, 1)].count)
    }
  }

  private func bin(_ value: Double, _ axis: Int) -> Int {
    var (low, high) = (0, bounds[axis].count)
    while low < high {
      let middle = (low + high) / 2
      if bounds[axis][middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The windings beside an edge, seen from a point of it that lies clear of others where there is one.
  func sides(of index: Int) -> Sides {
    let edge = edges[index]
    var best: (clearance: Double, sum: SIMD2<Int>, isPositive: Bool) = (-1, .zero, true)
    for t in [0.5, 0.3, 0.7, 0.12, 0.88] {
      let point = edge.curve.point(t)
      let slope = edge.curve.derivative(t)
      // A ray along the axis that the edge crosses at the larger angle.
      var axis = abs(slope.y) >= abs(slope.x) ? 1 : 0
      if edge.curve.p0[axis] == edge.curve.p3[axis] { axis = 1 - axis }
      let (sum, clearance) = windings(before: point, axis: axis, except: index)
      if clearance > best.clearance {
        // Before the point lies what is clockwise of edges that run down, or to the left.
        best = (clearance, sum, isPositive(edge.curve, axis))
      }
      if clearance > tolerance * 1_000 { break }
    }
    // Passing a downward (or leftward) edge against the ray adds it, as the sum has counted the others.
    let before = best.sum
    let after = best.isPositive ? before &+ edge.weights : before &- edge.weights
    return best.isPositive
      ? Sides(clockwise: before, counterclockwise: after)
      : Sides(clockwise: after, counterclockwise: before)
  }

  /// Sums the windings of edges that cross a line along an axis before a point of it.
  ///
  /// - Parameter axis: The coordinate that is constant on the line: 1 for a row, 0 for a column.
  private func windings(before point: SIMD2<Double>, axis: Int, except index: Int) -> (
    sum: SIMD2<Int>, clearance: Double
  ) {
    var sum = SIMD2<Int>.zero
    var clearance = Double.infinity
    let value = point[axis]
    let other = 1 - axis
    for candidate in bins[axis][bin(value, axis)] where Int(candidate) != index {
      let edge = edges[Int(candidate)]
      let (start, end) = (edge.curve.p0[axis], edge.curve.p3[axis])
      guard (start <= value) != (end <= value) else { continue }
      let place = crossing(edge.curve, axis, value)
      clearance = min(clearance, abs(place - point[other]))
      guard place < point[other] else { continue }
      sum = isPositive(edge.curve, axis) ? sum &+ edge.weights : sum &- edge.weights
    }
    return (sum, clearance)
  }

  /// Whether an edge counts up along an axis: one that runs down, or to the left.
  private func isPositive(_ curve: BooleanCurve, _ axis: Int) -> Bool {
    axis == 1 ? curve.p3.y > curve.p0.y : curve.p3.x < curve.p0.x
  }

  private func crossing(_ curve: BooleanCurve, _ axis: Int, _ value: Double) -> Double {
    curve.point(curve.parameter(axis, value))[1 - axis]
  }
}
