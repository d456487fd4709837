/// Finds what was meant by a name that doesn't exist.
package enum NearestName {
  /// The name that takes the fewest changes of letters, where these are few; nil when none is near.
  package static func of(_ name: String, in names: [String]) -> String? {
    let letters = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(letters, Array(candidate.lowercased()))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(2, letters.count / 3) else { return nil }
    return best.name
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if abs(a.count - b.count) > 12 { return 12 }
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let change = corner + (letter == other ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, corner + 1)
      }
    }
    return row[b.count]
  }
}
