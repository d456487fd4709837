import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Makes a view a choice of the menu around: it is grey under a finger, and a touch closes the menu and does something.
struct MenuChoice: ViewModifier {
  /// Called by a touch; nil for a view that can't be chosen.
  let action: (@MainActor () -> Void)?
  /// Whether the menu stays open whatever is set around.
  let staysOpen: Bool
  @Environment(\.menu) private var menu
  @Environment(\.menuStaysOpen) private var menuStaysOpen
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false

  init(staysOpen: Bool = false, action: (@MainActor () -> Void)?) {
    (self.staysOpen, self.action) = (staysOpen, action)
  }

  func body(content: Content) -> some View {
    content
      .background(Color(uiColor: .tertiarySystemFill).opacity(isPressed ? 1 : 0))
      .contentShape(Rectangle())
      .gesture(
        PressingGesture(
          base: PressGesture(), pressing: { isPressed = $0 && action != nil }, action: { choose() })
      )
      .control { info }
  }

  private var info: ControlInfo {
    var info = ControlInfo(kind: "button")
    info.isEnabled = isEnabled && action != nil
    return info
  }

  private func choose() {
    guard let action else { return }
    if !staysOpen, !menuStaysOpen { menu?.dismiss() }
    action()
  }

  /// The colour of a choice.
  static func color(role: ButtonRole?, isEnabled: Bool) -> Color {
    guard isEnabled else { return Color(uiColor: .secondaryLabel) }
    return role == .destructive ? .red : .primary
  }
}
