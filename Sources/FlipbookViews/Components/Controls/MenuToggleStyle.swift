import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A toggle as a row of a menu, with a mark while it is on.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(label: MenuLabel(configuration.label), mark: configuration.isOn ? .chosen : nil) {
      configuration.isOn.toggle()
    }
    .control { .toggle(configuration) }
  }
}
