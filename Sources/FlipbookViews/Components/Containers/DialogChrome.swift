import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A title, a message and buttons on a plate of 270 points.
struct DialogChrome<Message: View, Actions: View>: View {
  let title: Text
  let message: Message
  let actions: Actions
  @State private var fields = DialogFields()
  // Lines of alerts stand as close as those of labels of these sizes do, not as those of text styles.
  @ScaledMetric(relativeTo: .headline) private var titleSize: CGFloat = 17
  @ScaledMetric(relativeTo: .footnote) private var messageSize: CGFloat = 13

  init(title: Text, message: Message, actions: Actions) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.system(size: titleSize, weight: .semibold))
        message.font(.system(size: messageSize))
      }
      .multilineTextAlignment(.center)
      .environment(\.avoidsOrphans, false)
      .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
      LayoutContainer(
        layout: DialogButtonsLayout(isColumn: false),
        content: DialogActions(actions: actions).modifier(DialogLines())
      )
      .environment(\.dialogFields, fields)
    }
    .frame(width: 270)
    .background(Material.alert, in: RoundedRectangle(cornerRadius: 14))
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .modifier(DialogPlace())
  }
}

/// Moves a dialog from the middle of the film to that of its safe area.
private struct DialogPlace: ViewModifier {
  @Environment(\.windowInsets) private var window

  init() {}

  func body(content: Content) -> some View { content.offset(y: (window.top - window.bottom) / 2) }
}
