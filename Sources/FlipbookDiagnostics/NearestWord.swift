/// Finds what a person most likely meant by a name that is not known.
package enum NearestWord {
  /// The known name with the fewest edits to an unknown one; nil when none is near.
  ///
  /// - Parameter slips: The edits that even a short name may have; a long one may have a third of its letters.
  package static func find(_ name: String, in known: [String], slips: Int = 1) -> String? {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty else { return nil }
    let limit = max(slips, wanted.count / 3)
    var best: (name: String, edits: Int)?
    for candidate in known {
      let letters = Array(candidate.lowercased())
      // It takes at least as many edits as the lengths differ by: a name without end costs nothing.
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let edits = edits(from: wanted, to: letters)
      if edits <= limit, edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    return best?.name
  }

  /// Insertions, removals, replacements and swaps of neighbours that lead from one name to another.
  package static func edits(from first: [Character], to second: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(
          previous[column] + (character == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == second[column - 1], other == first[row - 1] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = previous
      previous = current
    }
    return previous[second.count]
  }
}
