import FlipbookPicture

/// Items of successive pictures put together to those that go on from frame to frame, in the order of depth.
struct LottieTracks {
  /// One item while it is there.
  struct Track {
    /// The first frame.
    var start: Int
    /// The item at each frame from there.
    var items: [LottieExportItem]

    /// The frame at which it is gone.
    var end: Int { start + items.count }
  }

  /// The most pairs that are compared for a picture; beyond, items are matched in their order.
  private static let pairLimit = 1_000_000

  private var tracks: [Track] = []
  /// The places of the tracks, the one at the back first.
  private var order: [Int] = []
  /// Those of the picture before.
  private var active: [Int] = []
  private var forms: [ContentHash] = []

  /// - Parameter pictures: The items of each frame from the first, those at the back first; none where nothing is there.
  init(_ pictures: [[LottieExportItem]], from start: Int) {
    for (index, items) in pictures.enumerated() { add(items, at: start + index) }
  }

  /// The tracks, the one at the back first.
  var ordered: [Track] { order.map { tracks[$0] } }

  private mutating func add(_ items: [LottieExportItem], at frame: Int) {
    let forms = items.map(\.form)
    let matches = matched(items, forms)
    var place = 0
    var next: [Int] = []
    for (index, item) in items.enumerated() {
      if let match = matches[index] {
        let track = active[match]
        tracks[track].items.append(item)
        while order[place] != track { place += 1 }
        next.append(track)
      } else {
        tracks.append(Track(start: frame, items: [item]))
        self.forms.append(forms[index])
        order.insert(tracks.count - 1, at: place)
        next.append(tracks.count - 1)
      }
      place += 1
    }
    active = next
  }

  /// For each item, the place among the active tracks that it goes on; nil for none. Places ascend.
  private func matched(_ items: [LottieExportItem], _ forms: [ContentHash]) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: items.count)
    func score(_ track: Int, _ item: Int) -> Int {
      guard self.forms[active[track]] == forms[item] else { return 0 }
      return tracks[active[track]].items.last?.identity == items[item].identity ? 3 : 2
    }
    var first = 0
    while first < min(active.count, items.count), score(first, first) > 0 {
      result[first] = first
      first += 1
    }
    if first == items.count, first == active.count { return result }
    // Items that differ are matched anew: the best of all ways that keep the order.
    for index in result.indices { result[index] = nil }
    let (rows, columns) = (active.count, items.count)
    guard rows * columns <= Self.pairLimit else {
      for index in 0..<first { result[index] = index }
      return result
    }
    var best = Array(repeating: 0, count: (rows + 1) * (columns + 1))
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let at = row * (columns + 1) + column
        let points = score(row, column)
        best[at] = max(best[at + 1], best[at + columns + 1])
        if points > 0 { best[at] = max(best[at], points + best[at + columns + 2]) }
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let at = row * (columns + 1) + column
      let points = score(row, column)
      if points > 0, best[at] == points + best[at + columns + 2] {
        result[column] = row
        (row, column) = (row + 1, column + 1)
      } else if best[at] == best[at + columns + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }
}
