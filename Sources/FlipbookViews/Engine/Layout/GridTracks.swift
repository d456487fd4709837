import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The widths of columns or the heights of rows.
@MainActor
enum GridTracks {
  /// Shares room as a stack does: those that can grow least get theirs first.
  ///
  /// - Parameters:
  ///   - room: Without spacing; nil for all the tracks want.
  ///   - length: The length that a track takes when it is offered one; nil for its ideal.
  static func lengths(
    count: Int, room: CGFloat?, length: (Int, CGFloat?) -> CGFloat, priority: (Int) -> Double
  ) -> [CGFloat] {
    guard let room else { return (0..<count).map { length($0, nil) } }
    let least = (0..<count).map { length($0, 0) }
    let growth = (0..<count).map { length($0, .infinity) - least[$0] }
    let priorities = (0..<count).map(priority)
    var result = least
    var left = room
    for level in Set(priorities).sorted(by: >) {
      let group = (0..<count).filter { priorities[$0] == level }
        .sorted { (growth[$0], $0) < (growth[$1], $1) }
      let reserved = (0..<count).filter { priorities[$0] < level }.reduce(0) { $0 + least[$1] }
      var available = max(0, left - reserved)
      for (position, track) in group.enumerated() {
        result[track] = length(track, max(0, available / CGFloat(group.count - position)))
        available -= result[track]
        left -= result[track]
      }
    }
    return result
  }
}
