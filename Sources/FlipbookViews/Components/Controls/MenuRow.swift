import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A row of a menu that does something when it is touched.
struct MenuRow: View {
  let label: MenuLabel
  let mark: MenuMark?
  let role: ButtonRole?
  let action: (@MainActor () -> Void)?
  /// Whether the row leaves its menu open whatever is set around.
  let staysOpen: Bool
  @Environment(\.menu) private var menu
  @Environment(\.menuStaysOpen) private var menuStaysOpen
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false

  /// - Parameter action: Called by a touch; nil for a row that can't be chosen.
  init(
    label: MenuLabel, mark: MenuMark? = nil, role: ButtonRole? = nil, staysOpen: Bool = false,
    action: (@MainActor () -> Void)?
  ) {
    (self.label, self.mark, self.role, self.action) = (label, mark, role, action)
    self.staysOpen = staysOpen
  }

  private var color: Color {
    guard isEnabled, action != nil else { return Color(uiColor: .secondaryLabel) }
    return role == .destructive ? .red : .primary
  }

  var body: some View {
    LayoutContainer(layout: MenuRowLayout(geometry: menu?.geometry), content: parts)
      .background(Color(uiColor: .tertiarySystemFill).opacity(isPressed ? 1 : 0))
      .contentShape(Rectangle())
      .gesture(
        PressingGesture(
          base: PressGesture(), pressing: { isPressed = $0 && action != nil }, action: { choose() })
      )
      .control { info }
      .layoutValue(key: MenuItemKey.self, value: .row(isMarked: mark != nil))
  }

  private var info: ControlInfo {
    var info = ControlInfo(kind: "button")
    info.isEnabled = isEnabled && action != nil
    return info
  }

  @ViewBuilder private var parts: some View {
    if let mark { mark.foregroundStyle(color).layoutValue(key: MenuPartKey.self, value: .mark) }
    if let title = label.title {
      title.font(mark == .open ? .headline : .body).foregroundStyle(color).lineLimit(2)
    }
    if let subtitle = label.subtitle {
      subtitle.font(.subheadline).foregroundStyle(Color(uiColor: .secondaryLabel)).lineLimit(2)
    }
    if let icon = label.icon {
      icon.font(.body).foregroundStyle(color).layoutValue(key: MenuPartKey.self, value: .icon)
    }
  }

  private func choose() {
    guard let action else { return }
    if !staysOpen, !menuStaysOpen { menu?.dismiss() }
    action()
  }
}
