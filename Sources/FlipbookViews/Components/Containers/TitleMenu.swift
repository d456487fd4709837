import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A title in a bar with a mark that opens a list of choices.
struct TitleMenu: View {
  let title: Text?
  let choices: AnyView

  init(title: Text?, choices: AnyView) { (self.title, self.choices) = (title, choices) }

  var body: some View {
    Menu {
      choices
    } label: {
      HStack(spacing: 4) {
        title.font(.headline).foregroundStyle(Color.primary)
        Image(systemName: "chevron.down.circle.fill")
          .symbolRenderingMode(.palette)
          .foregroundStyle(Color(uiColor: .secondaryLabel), Color(uiColor: .tertiarySystemFill))
          .font(.system(size: 17, weight: .semibold))
      }
    }
  }
}
