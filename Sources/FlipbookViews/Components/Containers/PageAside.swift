import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The transition of a page that is pushed: the page and the parts of its bar read it, and go their own ways.
struct PageAside: ViewModifier {
  /// Whether the page is beside the others, before it has come and once it has gone.
  let isAside: Bool
  /// Whether the page goes together with one over it, and is not seen from then on.
  var isGone = false

  func body(content: Content) -> some View {
    content.environment(\.pageIsAside, isAside).opacity(isGone ? 0 : 1)
      .transaction { if isGone { $0.animation = nil } }
  }
}

private enum PageIsAsideKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the page around is beside the others, on its way in or out.
  var pageIsAside: Bool {
    get { self[PageIsAsideKey.self] }
    set { self[PageIsAsideKey.self] = newValue }
  }
}
