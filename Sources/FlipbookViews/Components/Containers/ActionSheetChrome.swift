import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Buttons from the bottom edge, with the one that ends it apart from them.
struct ActionSheetChrome<Message: View, Actions: View>: View {
  let title: Text?
  let message: Message
  let actions: Actions
  @State private var hasCancel = false

  init(title: Text?, message: Message, actions: Actions) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if title != nil || Message.self != EmptyView.self {
          VStack(spacing: 4) {
            title?.font(.footnote.weight(.semibold))
            message.font(.footnote)
          }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(14)
        }
        LayoutContainer(
          layout: DialogButtonsLayout(isColumn: true),
          content: DialogActions(actions: actions).modifier(DialogLines()))
      }
      .background(.ultraThickMaterial, in: RoundedRectangle(cornerRadius: 14))
      .clipShape(RoundedRectangle(cornerRadius: 14))
      if !hasCancel {
        Button("Cancel") {}
          .fontWeight(.semibold)
          .background(.background, in: RoundedRectangle(cornerRadius: 14))
          .clipShape(RoundedRectangle(cornerRadius: 14))
      }
    }
    .onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
    .padding(EdgeInsets(top: 0, leading: 8, bottom: 8, trailing: 8))
  }
}
