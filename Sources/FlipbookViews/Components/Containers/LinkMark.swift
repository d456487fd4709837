import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The grey of a list's row whose link has pushed a page: it is there while the page is, and goes once the page has gone.
@MainActor
final class LinkMark {
  /// From the start of a pop to that of the fade, in seconds.
  private static let pause: TimeInterval = 0.5
  private static let fading = Animation.easeInOut(duration: 0.2)
  /// Shows whether the row is grey.
  var show: (@MainActor (Bool) -> Void)?
  /// The number of pages that the link has pushed and that are there.
  private var pages = 0

  nonisolated init() {}

  func pushed() {
    pages += 1
    show?(true)
  }

  func popped() {
    pages -= 1
    guard let runtime = ViewRuntime.current else { return }
    runtime.runLoop.post(at: runtime.now + Self.pause) { [weak self] in
      guard let self, pages == 0 else { return }
      withAnimation(Self.fading) { self.show?(false) }
    }
  }
}
