import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A pull beyond the top of a scroll view, and the fetching that it begins.
@MainActor
final class RefreshPull {
  /// The room that the spinner has above the content, in points.
  nonisolated static let height: CGFloat = 60

  /// The action of the latest update.
  var action: RefreshAction?
  /// Hears what the spinner is to show.
  var report: (RefreshState) -> Void = { _ in }
  private(set) var isRefreshing = false
  private weak var mover: ScrollMover?
  private var last = RefreshState()

  nonisolated init() {}

  /// How far above its top content may rest, in points.
  var inset: CGFloat { isRefreshing ? Self.height : 0 }

  /// Follows the content; a pull is below 0.
  func moved(to offset: CGFloat) {
    show(RefreshState(pull: max(0, -offset), isRefreshing: isRefreshing))
  }

  /// Begins to fetch where the content was pulled far enough as the finger leaves.
  func letGo(at offset: CGFloat, of mover: ScrollMover) {
    guard !isRefreshing, offset < -Self.height, let action else { return }
    (isRefreshing, self.mover) = (true, mover)
    show(RefreshState(pull: -offset, isRefreshing: true))
    Task { @MainActor in
      await action()
      self.isRefreshing = false
      self.show(RefreshState())
      self.mover?.settle()
    }
  }

  private func show(_ look: RefreshState) {
    guard look != last else { return }
    last = look
    report(look)
  }
}
