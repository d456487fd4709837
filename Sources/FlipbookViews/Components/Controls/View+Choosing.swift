import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
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
