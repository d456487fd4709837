/// Finds what a person most likely meant by a name that is not known.
package enum NearestWord {
  /// The known name with the fewest edits to an unknown one; nil when none is near.
  package static func find(_ name: String, in known: [String]) -> String? {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty else { return nil }
    let ranked = known.map { (name: $0, edits: edits(from: wanted, to: Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, wanted.count / 3) ? best.name : nil
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
