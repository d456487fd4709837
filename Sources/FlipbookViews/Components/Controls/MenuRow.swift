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
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var typeSize

  /// - Parameter action: Called by a touch; nil for a row that can't be chosen.
  init(
    label: MenuLabel, mark: MenuMark? = nil, role: ButtonRole? = nil, staysOpen: Bool = false,
    action: (@MainActor () -> Void)?
  ) {
    (self.label, self.mark, self.role, self.action) = (label, mark, role, action)
    self.staysOpen = staysOpen
  }

  private var color: Color { MenuChoice.color(role: role, isEnabled: isEnabled && action != nil) }

  var body: some View {
    LayoutContainer(layout: MenuRowLayout(geometry: menu?.geometry), content: parts)
      .modifier(MenuChoice(staysOpen: staysOpen, action: action))
      .layoutValue(key: MenuItemKey.self, value: .row(isMarked: mark != nil))
  }

  @ViewBuilder private var parts: some View {
    if let mark { mark.foregroundStyle(color).layoutValue(key: MenuPartKey.self, value: .mark) }
    if let title = label.title {
      title.font(mark == .open ? .headline : .body).foregroundStyle(color).lineLimit(2)
    }
    if let subtitle = label.subtitle {
      subtitle.font(.subheadline).foregroundStyle(Color(uiColor: .secondaryLabel)).lineLimit(2)
    }
    // Sizes of text for accessibility leave no room for icons.
    if let icon = label.icon, !typeSize.isAccessibilitySize {
      icon.font(.body).foregroundStyle(color).layoutValue(key: MenuPartKey.self, value: .icon)
    }
  }
}
