/// The ends of a bin.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  /// Where the bin begins.
  public let lowerBound: Bound
  /// Where the bin ends; the last bin has it, the others don't.
  public let upperBound: Bound
  /// Whether the end belongs to the bin.
  let isClosed: Bool

  /// Whether a value lies in the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
