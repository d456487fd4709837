import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label in a row of a menu: the title at one side, the icon at the other.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}
