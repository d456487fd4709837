import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The icon above the title, as in the bar of a tab view.
struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    TabItemLabel(icon: configuration.icon, title: configuration.title)
  }
}
