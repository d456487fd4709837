/// Finds ranges between borders in rising order.
extension Array where Element: Comparable {
  /// How many ranges the borders have between them.
  var binCount: Int { Swift.max(0, count - 1) }

  /// The range of a bin; the last one holds its upper border.
  func binRange(_ position: Int) -> ChartBinRange<Element> {
    ChartBinRange(
      lowerBound: self[position], upperBound: self[position + 1], isClosed: position == binCount - 1)
  }

  /// The bin that a value lies in; before the first or after the last for others.
  func bin(of value: Element) -> Int {
    // The borders up to the value, by halves.
    var passed = 0..<count
    while !passed.isEmpty {
      let middle = (passed.lowerBound + passed.upperBound) / 2
      passed = self[middle] <= value ? middle + 1..<passed.upperBound : passed.lowerBound..<middle
    }
    return passed.lowerBound == count && value == last ? count - 2 : passed.lowerBound - 1
  }
}
