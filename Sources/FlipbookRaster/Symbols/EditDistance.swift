/// How much two names differ.
enum EditDistance {
  /// The fewest characters to insert, delete or replace to make one text the other (Levenshtein).
  static func between(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    var row = Array(0...b.count)
    for (i, byte) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (byte == other ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
