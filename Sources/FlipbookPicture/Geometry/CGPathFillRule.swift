/// Which points count as inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable, CaseIterable {
  /// Points around which the path winds a number of times other than zero.
  case winding = 0
  /// Points that an odd number of edges separates from the outside.
  case evenOdd = 1
}
