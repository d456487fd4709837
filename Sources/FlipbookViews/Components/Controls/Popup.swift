import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Makes the view a button that ends what it stands in after what it does.
  func chooses(
    _ configuration: PrimitiveButtonStyleConfiguration, isPressed: Binding<Bool>,
    dismiss: @escaping @MainActor () -> Void
  ) -> some View {
    chooses(configuration, isPressed: isPressed) { action in
      action()
      dismiss()
    }
  }

  /// Makes the view a button whose action is run by what it stands in.
  func chooses(
    _ configuration: PrimitiveButtonStyleConfiguration, isPressed: Binding<Bool>,
    choose: @escaping @MainActor (_ action: @escaping @MainActor () -> Void) -> Void
  ) -> some View {
    contentShape(Rectangle())
      .gesture(
        PressingGesture(
          base: PressGesture(), pressing: { isPressed.wrappedValue = $0 },
          action: { choose { configuration.trigger() } })
      )
      .control { ControlInfo(kind: "button") }
  }
}

private enum MenuDismissKey: EnvironmentKey { static var defaultValue: MenuDismiss? { nil } }

extension EnvironmentValues {
  var menuDismiss: MenuDismiss? {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}
