import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A row of a menu: its label at one side, its icon at the other.
struct MenuRowStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    MenuRow(configuration: configuration, dismiss: dismiss)
  }
}

private struct MenuRow: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let dismiss: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false

  init(configuration: PrimitiveButtonStyleConfiguration, dismiss: @escaping @MainActor () -> Void) {
    (self.configuration, self.dismiss) = (configuration, dismiss)
  }

  private var color: Color {
    guard isEnabled else { return Color(uiColor: .tertiaryLabel) }
    return configuration.role == .destructive ? .red : .primary
  }

  var body: some View {
    configuration.label
      .labelStyle(MenuLabelStyle())
      .foregroundStyle(color)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .padding(.horizontal, 16)
      .background(Color.gray.opacity(isPressed ? 0.25 : 0))
      .chooses(configuration, isPressed: $isPressed, dismiss: dismiss)
  }
}
