import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Buttons from the bottom edge, with the one that ends it apart from them.
struct ActionSheetChrome<Message: View, Actions: View>: View {
  let title: Text?
  let message: Message
  let actions: Actions
  @State private var hasCancel = false
  @Environment(\.windowInsets) private var window

  init(title: Text?, message: Message, actions: Actions) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }

  private var hasHead: Bool { title != nil || Message.self != EmptyView.self }

  var body: some View {
    VStack(spacing: DialogButtonsLayout.choiceGap) {
      VStack(spacing: 0) {
        if hasHead {
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
          content: DialogActions(actions: actions).modifier(DialogLines(isChoice: true, isBare: !hasHead)))
      }
      .background { plates }
      .clipShape(ActionSheetPlates(hasCancel: hasCancel))
      if !hasCancel {
        Button("Cancel") {}
          .fontWeight(.semibold)
          .background(.background, in: plate)
          .clipShape(plate)
      }
    }
    .onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
    .padding(
      EdgeInsets(
        top: 0, leading: DialogButtonsLayout.choiceGap,
        bottom: max(DialogButtonsLayout.choiceGap, window.bottom), trailing: DialogButtonsLayout.choiceGap))
  }

  private var plate: RoundedRectangle { RoundedRectangle(cornerRadius: ActionSheetPlates.radius) }

  private var plates: some View {
    VStack(spacing: DialogButtonsLayout.choiceGap) {
      plate.fill(.ultraThickMaterial)
      if hasCancel { plate.fill(.background).frame(height: DialogButtonsLayout.choiceHeight) }
    }
  }
}
