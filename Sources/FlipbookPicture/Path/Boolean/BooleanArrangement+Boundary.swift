import FlipbookDiagnostics

extension BooleanArrangement {
  /// The edges between what is inside and what is not, with whether they are to be gone along against their
  /// direction for the inside to lie clockwise.
  ///
  /// Nil, with a diagnostic, where too many edges lie beside each other to be gone through.
  ///
  /// - Parameter isInside: Whether places with certain windings of both paths are inside.
  func boundary(_ isInside: (SIMD2<Int>) -> Bool) -> [(edge: Int, isReversed: Bool)]? {
    guard let winding = affordableWinding else { return nil }
    var kept: [(edge: Int, isReversed: Bool)] = []
    for (index, edge) in edges.enumerated() where edge.weights != .zero {
      let sides = winding.sides(of: index)
      let isClockwiseInside = isInside(sides.clockwise)
      if isClockwiseInside != isInside(sides.counterclockwise) { kept.append((index, !isClockwiseInside)) }
    }
    return kept
  }

  /// The windings beside the edges; nil, with a diagnostic, where there are too many to test.
  var affordableWinding: BooleanWinding? {
    let winding = BooleanWinding(self)
    if winding.cost <= Self.windingLimit { return winding }
    DiagnosticCollector.current.warn(
      "path.boolean",
      "Two paths have too many edges beside each other; they are not combined, the first is used as it is.")
    return nil
  }

  /// The most edges that are tested for the sides of all: a second's work.
  private static let windingLimit = 100_000_000

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
