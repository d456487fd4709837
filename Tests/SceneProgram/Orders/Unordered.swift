import SwiftUI

/// Draws sets and dictionaries in the order they have.
struct Unordered: View {
  var body: some View {
    let words = Set((0..<30).map { "word \($0)" })
    let places = Dictionary(uniqueKeysWithValues: (0..<30).map { ($0, $0 * $0) })
    Board(lines: Array(words) + places.map { "\($0) \($1)" })
  }
}
