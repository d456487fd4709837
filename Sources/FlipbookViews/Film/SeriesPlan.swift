import Foundation

/// When the parts of a series are there, in seconds since its begin.
struct SeriesPlan {
  struct Entry: Identifiable {
    let id: Int
    let part: SeriesPart
    let start: TimeInterval
    /// When the next part begins to come; never for the last.
    let leaves: TimeInterval
    /// How it goes.
    let leaving: FilmTransition
    /// When it is gone.
    var end: TimeInterval { leaves + leaving.duration }
  }

  let entries: [Entry]

  init(_ parts: [SeriesPart]) {
    var start = 0.0
    var entries: [Entry] = []
    for (index, part) in parts.enumerated() {
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      entries.append(
        Entry(
          id: index, part: part, start: start, leaves: next == nil ? .infinity : start + part.duration,
          leaving: next?.transition ?? .cut))
      start += part.duration
    }
    self.entries = entries
  }

  /// The moments at which parts come and go.
  var times: [TimeInterval] {
    Set(entries.flatMap { [$0.start, $0.leaves, $0.end] }).filter(\.isFinite).sorted()
  }

  /// The parts that are there, the newest in front.
  func present(at time: TimeInterval) -> [Entry] { entries.filter { $0.start <= time && time < $0.end } }
}
