import FlipbookDrawing
import Foundation

/// The state of the spinner above a scroll view.
struct RefreshState: Equatable, Sendable {
  /// How far the content is pulled down, in points.
  var pull: CGFloat = 0
  var isRefreshing = false

  /// The spokes of the still wheel: all of them where letting go begins a refresh.
  var spokes: Int {
    let share = pull / RefreshPull.height
    return share > 0.25 ? min(8, Int((share - 0.25) / 0.75 * 8)) : 0
  }
}
