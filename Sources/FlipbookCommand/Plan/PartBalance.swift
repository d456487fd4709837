/// Divides segments among parts so that the part that takes longest takes as little as it can.
enum PartBalance {
  /// - Parameters:
  ///   - costs: Seconds of each segment.
  ///   - lead: Seconds before a part can begin with a segment: a scene of views is run up to there.
  ///   - count: Parts, 1 or more; no more than there are segments.
  /// - Returns: Ranges of segments in order, none of them empty.
  static func parts(costs: [Double], lead: [Double], count: Int) -> [Range<Int>] {
    let count = max(1, min(count, costs.count))
    // The longest part lies between the longest segment and all of them; forty halvings are exact enough.
    var (low, high) = (0.0, costs.reduce(0, +) + (lead.max() ?? 0))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if fill(costs, lead, limit: middle).count <= count { high = middle } else { low = middle }
    }
    var parts = fill(costs, lead, limit: high)
    while parts.count < count, let index = widest(parts, costs) {
      let middle = parts[index].lowerBound + parts[index].count / 2
      parts.replaceSubrange(
        index...index, with: [parts[index].lowerBound..<middle, middle..<parts[index].upperBound])
    }
    return parts
  }

  private static func fill(_ costs: [Double], _ lead: [Double], limit: Double) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, sum) = (0, lead.first ?? 0)
    for index in costs.indices {
      if index > start, sum + costs[index] > limit {
        parts.append(start..<index)
        (start, sum) = (index, lead[index])
      }
      sum += costs[index]
    }
    if start < costs.count { parts.append(start..<costs.count) }
    return parts
  }

  /// The costliest part that can be divided.
  private static func widest(_ parts: [Range<Int>], _ costs: [Double]) -> Int? {
    func cost(_ index: Int) -> Double { costs[parts[index]].reduce(0, +) }
    return parts.indices.filter { parts[$0].count > 1 }.max { cost($0) < cost($1) }
  }
}
