import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A row of a menu that opens another menu over it, which begins with the row itself.
struct Submenu<Content: View>: View {
  let label: MenuLabel
  let content: Content
  @State private var isOpen = false

  init(label: MenuLabel, content: Content) { (self.label, self.content) = (label, content) }

  var body: some View {
    MenuRow(label: label, mark: .closed, staysOpen: true) { isOpen = true }
      .modifier(
        PopupModifier(
          isOpen: $isOpen,
          choices: Group {
            MenuRow(label: label, mark: .open, staysOpen: true) { isOpen = false }
            content
          }))
  }
}
