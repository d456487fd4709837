import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The buttons of a dialog: each ends it after what it does.
struct DialogButtonStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration, dismiss: dismiss)
  }
}

private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let dismiss: @MainActor () -> Void
  @State private var isPressed = false

  init(configuration: PrimitiveButtonStyleConfiguration, dismiss: @escaping @MainActor () -> Void) {
    (self.configuration, self.dismiss) = (configuration, dismiss)
  }

  var body: some View {
    configuration.label
      .font(.system(size: 17, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(Color.gray.opacity(isPressed ? 0.2 : 0))
      .chooses(configuration, isPressed: $isPressed, dismiss: dismiss)
      .preference(key: HasCancelKey.self, value: configuration.role == .cancel)
      .layoutValue(key: IsCancelKey.self, value: configuration.role == .cancel)
  }
}
