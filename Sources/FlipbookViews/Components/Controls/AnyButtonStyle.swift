import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A button style of any kind.
struct AnyButtonStyle {
  let view: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  @MainActor
  init<S: PrimitiveButtonStyle>(_ style: S, within outer: AnyButtonStyle? = nil) {
    view = {
      StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.primitiveButtonStyle)
    }
  }

  @MainActor
  init<S: ButtonStyle>(_ style: S, within outer: AnyButtonStyle? = nil) {
    view = { configuration in
      PressableButton(configuration: configuration) { isPressed in
        StyleBody(
          style,
          ButtonStyleConfiguration(
            role: configuration.role, label: configuration.label, isPressed: isPressed)
        ) { $0.makeBody(configuration: $1) }
      }
      .seeing(outer, at: \.primitiveButtonStyle)
    }
  }
}

/// Keeps a button's pressed state: down while it is touched. One that repeats acts while it is held.
private struct PressableButton<Face: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let face: @MainActor (Bool) -> Face
  @State private var isPressed = false
  @State private var hold = ButtonHold()
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  init(configuration: PrimitiveButtonStyleConfiguration, face: @escaping @MainActor (Bool) -> Face) {
    self.configuration = configuration
    self.face = face
  }

  var body: some View {
    face(isPressed)
      .contentShape(Rectangle())
      .gesture(
        PressingGesture(
          base: PressGesture(),
          pressing: {
            isPressed = $0
            if $0, repeatBehavior == .enabled { hold.begin(configuration.trigger) } else { hold.end() }
          },
          action: { if !hold.hasActed { configuration.trigger() } })
      )
      .control { ControlInfo(kind: "button") }
  }
}
