import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The transition of a cover or a sheet, which reads it: it comes from the bottom edge, or zooms from a view.
struct PresentedAside: ViewModifier {
  let isAside: Bool

  init(isAside: Bool) { self.isAside = isAside }

  func body(content: Content) -> some View { content.environment(\.presentedIsAside, isAside) }

  static var transition: AnyTransition {
    .modifier(active: PresentedAside(isAside: true), identity: PresentedAside(isAside: false))
  }
}

private enum PresentedIsAsideKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the cover or the sheet around is on its way in, before its first moment, or on its way out.
  var presentedIsAside: Bool {
    get { self[PresentedIsAsideKey.self] }
    set { self[PresentedIsAsideKey.self] = newValue }
  }
}
