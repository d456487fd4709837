/// The direction of a length: x or y.
public enum NSLayoutAxis: Int, Hashable, Sendable {
  case horizontal = 0
  case vertical = 1
}
