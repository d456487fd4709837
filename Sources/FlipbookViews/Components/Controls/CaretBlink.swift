import Foundation

/// The rhythm of a caret: seen for half a second, then away in steps, and back within the second.
package enum CaretBlink {
  /// The length of a round, in seconds.
  package static let period: TimeInterval = 1
  /// The moments from which on an opacity holds, as shares of a round.
  package static let times = [0, 0.5, 0.5375, 0.575, 0.6125, 0.65, 0.8875, 0.925, 0.9625]
  /// The opacities from those moments on.
  package static let opacities = [1, 1, 0.75, 0.5, 0.25, 0, 0.25, 0.5, 0.75]

  /// Returns the opacity at a time since the caret came or the last letter was typed, in seconds.
  package static func opacity(at time: TimeInterval) -> Double {
    let share = max(time, 0).truncatingRemainder(dividingBy: period) / period
    // Times of frames lie a little beside the moments.
    let index = times.lastIndex { $0 <= share + 1e-6 } ?? 0
    return opacities[index]
  }
}
