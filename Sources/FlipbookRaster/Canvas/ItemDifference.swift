import FlipbookDrawing

/// What has to be painted again to get from one list of items to another: the items that come, go or change their place
/// in the order, by their hashes.
struct ItemDifference {
  /// Indices into the old items.
  private(set) var removed: [Int] = []
  /// Indices into the new items.
  private(set) var added: [Int] = []

  init(from old: [ContentHash], to new: [DisplayItem]) {
    var start = 0
    while start < old.count && start < new.count && old[start] == new[start].contentHash { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start && newEnd > start && old[oldEnd - 1] == new[newEnd - 1].contentHash {
      oldEnd -= 1
      newEnd -= 1
    }
    // Of what is between, the longest run of pairs that keeps its order stays; only hashes that occur once are paired.
    var places: [ContentHash: Int] = [:]
    for index in start..<oldEnd { places[old[index]] = places[old[index]] == nil ? index : -1 }
    var pairs: [(old: Int, new: Int)] = []
    for index in start..<newEnd {
      guard let place = places[new[index].contentHash], place >= 0 else { continue }
      places[new[index].contentHash] = -1
      pairs.append((place, index))
    }
    var keptOld = Set<Int>()
    var keptNew = Set<Int>()
    for pair in Self.longestIncreasing(pairs) {
      keptOld.insert(pair.old)
      keptNew.insert(pair.new)
    }
    removed = (start..<oldEnd).filter { !keptOld.contains($0) }
    added = (start..<newEnd).filter { !keptNew.contains($0) }
  }

  /// Pairs whose old indices rise, as many as there can be; the new ones rise already.
  private static func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // For each length, the pair with the smallest old index that ends a run of it.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pairs[index].old { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }
}
