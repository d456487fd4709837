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
private struct PressableButton<Chrome: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let chrome: @MainActor (Bool) -> Chrome
  @State private var isPressed = false
  @State private var hold = ButtonHold()
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  init(configuration: PrimitiveButtonStyleConfiguration, chrome: @escaping @MainActor (Bool) -> Chrome) {
    self.configuration = configuration
    self.chrome = chrome
  }

  var body: some View {
    chrome(isPressed)
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
