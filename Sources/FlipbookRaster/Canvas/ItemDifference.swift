import FlipbookPicture

/// The difference between two sequences of items, or of runs of them: those that come, go or change their place in the
/// order, by their hashes.
struct ItemDifference {
  /// Indices into the old items.
  private(set) var removed: [Int] = []
  /// Indices into the new items.
  private(set) var added: [Int] = []

  init(from old: [ContentHash], to new: [ContentHash]) {
    var start = 0
    while start < old.count && start < new.count && old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start && newEnd > start && old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    // Of what is between, the longest run of pairs that keeps its order stays; only hashes that occur once are paired.
    var places = HashPlaces(capacity: oldEnd - start)
    for index in start..<oldEnd { places.insert(old[index], index) }
    var pairs: [(old: Int, new: Int)] = []
    for index in start..<newEnd {
      if let place = places.claim(new[index]) { pairs.append((place, index)) }
    }
    var keepsOld = [Bool](repeating: false, count: oldEnd - start)
    var keepsNew = [Bool](repeating: false, count: newEnd - start)
    for pair in Self.longestIncreasing(pairs) {
      keepsOld[pair.old - start] = true
      keepsNew[pair.new - start] = true
    }
    removed = (start..<oldEnd).filter { !keepsOld[$0 - start] }
    added = (start..<newEnd).filter { !keepsNew[$0 - start] }
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

/// Where hashes occur in a list. Content hashes need no further hashing to spread over a table.
private struct HashPlaces {
  /// Index and hash; -1 for nothing there, -2 for a hash that occurs more than once or was taken.
  private var slots: [(hash: ContentHash, index: Int)]
  private let mask: Int

  /// - Parameter capacity: The most hashes that are inserted.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    mask = size - 1
    slots = Array(repeating: (ContentHash(high: 0, low: 0), -1), count: size)
  }

  private func slot(of hash: ContentHash) -> Int {
    var slot = Int(truncatingIfNeeded: hash.low) & mask
    while slots[slot].index != -1 && slots[slot].hash != hash { slot = (slot + 1) & mask }
    return slot
  }

  mutating func insert(_ hash: ContentHash, _ index: Int) {
    let slot = slot(of: hash)
    slots[slot] = (hash, slots[slot].index == -1 ? index : -2)
  }

  /// The place of a hash that occurs once, the first time it is asked for.
  mutating func claim(_ hash: ContentHash) -> Int? {
    let slot = slot(of: hash)
    let index = slots[slot].index
    guard index >= 0 else { return nil }
    slots[slot].index = -2
    return index
  }
}
