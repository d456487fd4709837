import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Makes what is presented a room of its own: without the bars and lists around the presenting view, and with a mode of
/// editing of its own.
struct PresentationRoom: ViewModifier {
  let dismiss: @MainActor () -> Void

  init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }

  func body(content: Content) -> some View {
    content
      .environment(\.dismiss, DismissAction(action: dismiss))
      .environment(\.isPresented, true)
      .ownTint()
      .coveredByNothing()
      .environment(\.navigation, nil)
      .environment(\.joinsStack, false)
      .environment(\.outerSearch, nil)
      .environment(\.outerToolbar, [])
      .environment(\.topBar, nil)
      .environment(\.bottomBar, nil)
      .environment(\.listStyle, nil)
      .environment(\.rowMove, nil)
      .environment(\.isEnabled, true)
      .modifier(EditModeScope())
  }
}
