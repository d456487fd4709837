import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The buttons of a dialog: each ends it, and does what it is for once the dialog has gone.
struct DialogButtonStyle: PrimitiveButtonStyle {
  /// Whether the buttons come from the bottom edge, where they are larger.
  var isChoice = false
  let choose: @MainActor (_ action: @escaping @MainActor () -> Void) -> Void

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration, isChoice: isChoice, choose: choose)
  }
}

private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isChoice: Bool
  let choose: @MainActor (_ action: @escaping @MainActor () -> Void) -> Void
  @State private var isPressed = false

  init(
    configuration: PrimitiveButtonStyleConfiguration, isChoice: Bool,
    choose: @escaping @MainActor (_ action: @escaping @MainActor () -> Void) -> Void
  ) {
    (self.configuration, self.isChoice, self.choose) = (configuration, isChoice, choose)
  }

  var body: some View {
    configuration.label
      .font(.system(size: isChoice ? 20 : 17, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: isChoice ? DialogButtonsLayout.choiceHeight : 44)
      .background(Color.gray.opacity(isPressed ? 0.2 : 0))
      .chooses(configuration, isPressed: $isPressed, choose: choose)
      .preference(key: HasCancelKey.self, value: configuration.role == .cancel)
      .layoutValue(key: IsCancelKey.self, value: configuration.role == .cancel)
  }
}
