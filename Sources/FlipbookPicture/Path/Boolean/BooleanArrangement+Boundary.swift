extension BooleanArrangement {
  /// The edges between what is inside and what is not, with whether they are to be gone along against their
  /// direction for the inside to lie clockwise.
  ///
  /// - Parameter isInside: Whether places with certain windings of both paths are inside.
  func boundary(_ isInside: (SIMD2<Int>) -> Bool) -> [(edge: Int, isReversed: Bool)] {
    let winding = BooleanWinding(self)
    var kept: [(edge: Int, isReversed: Bool)] = []
    for (index, edge) in edges.enumerated() where edge.weights != .zero {
      let sides = winding.sides(of: index)
      let isClockwiseInside = isInside(sides.clockwise)
      if isClockwiseInside != isInside(sides.counterclockwise) { kept.append((index, !isClockwiseInside)) }
    }
    return kept
  }

  /// Whether as many edges lead to every vertex as away from it.
  func closes(_ kept: [(edge: Int, isReversed: Bool)]) -> Bool {
    var balance = Array(repeating: 0, count: vertices.points.count)
    for (index, isReversed) in kept {
      balance[edges[index].start] += isReversed ? 1 : -1
      balance[edges[index].end] += isReversed ? -1 : 1
    }
    return balance.allSatisfy { $0 == 0 }
  }
}
