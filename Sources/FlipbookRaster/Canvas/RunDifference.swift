import FlipbookPicture

/// The difference between the items of two lists, compared run by run; items of runs that both lists have are skipped.
struct RunDifference {
  /// An item of a list.
  struct Place: Equatable {
    let run: Int
    let item: Int
  }

  /// The pixels of the old items that go or change their place in the order.
  private(set) var removed: [PixelRect] = []
  /// The new items that come or change their place in the order, from the back.
  private(set) var added: [Place] = []

  init(from old: [PlannedRun], to new: [PlannedRun]) {
    let runs = ItemDifference(from: old.map(\.contentHash), to: new.map(\.contentHash))
    var (gone, come) = (runs.removed[...], runs.added[...])
    var (oldIndex, newIndex) = (0, 0)
    // Runs that both have stand in the same order: what lies between two of them is compared by itself.
    while oldIndex < old.count || newIndex < new.count {
      let oldStart = oldIndex
      let newStart = newIndex
      while let next = gone.first, next == oldIndex {
        gone.removeFirst()
        oldIndex += 1
      }
      while let next = come.first, next == newIndex {
        come.removeFirst()
        newIndex += 1
      }
      compare(old[oldStart..<oldIndex], new[newStart..<newIndex])
      oldIndex += 1
      newIndex += 1
    }
  }

  private mutating func compare(_ old: ArraySlice<PlannedRun>, _ new: ArraySlice<PlannedRun>) {
    if old.isEmpty && new.isEmpty { return }
    let items = ItemDifference(from: old.flatMap(\.hashes), to: new.flatMap(\.hashes))
    removed += Self.places(items.removed, in: old).map { old[$0.run].bounds[$0.item] }
    added += Self.places(items.added, in: new)
  }

  /// - Parameter indices: Of items, counted through all runs, rising.
  private static func places(_ indices: [Int], in runs: ArraySlice<PlannedRun>) -> [Place] {
    var (run, first) = (runs.startIndex, 0)
    return indices.map { index in
      while index - first >= runs[run].bounds.count {
        first += runs[run].bounds.count
        run += 1
      }
      return Place(run: run, item: index - first)
    }
  }
}
