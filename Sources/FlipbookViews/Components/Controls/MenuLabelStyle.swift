import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label that stands in a menu by itself: a row that can't be chosen.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    let icon = MenuLabel(configuration.icon)
    MenuRow(
      label: MenuLabel(title: MenuLabel(configuration.title).title, icon: icon.icon ?? icon.title),
      action: nil)
  }
}
