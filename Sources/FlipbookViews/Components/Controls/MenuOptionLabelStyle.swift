import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label of a choice in a menu: the title at one side, the icon at the other.
struct MenuOptionLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon.frame(width: MenuRowMetrics.iconSize.width)
    }
  }
}
