import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button as a row of a menu.
struct MenuRowStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(label: MenuLabel(configuration.label), role: configuration.role) { configuration.trigger() }
  }
}
