import FlipbookMotion
import Foundation

/// A window or a presentation: the lists and edit buttons in it share a mode of editing.
struct EditModeScope: ViewModifier {
  @State private var mode = EditMode.inactive

  init() {}

  func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}
