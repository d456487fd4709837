import Flipbook

/// Detects whether any frame differs from the first.
@MainActor
final class MotionWatch {
  private var first: DisplayList?
  private(set) var isStill = true

  func observe(_ list: DisplayList) {
    guard isStill else { return }
    if let first { isStill = first == list } else { first = list }
  }
}
