import FlipbookDrawing
import FlipbookMotion
import Foundation

private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  @State private var isOpen = false

  init(items: Items) { self.items = items }

  func body(content: Content) -> some View {
    content
      .scaleEffect(isOpen ? 1.04 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOpen)
      .onLongPressGesture { isOpen = true }
      .modifier(PopupModifier(isOpen: $isOpen, keepsOrder: true, choices: items))
  }
}

extension View {
  /// A list of choices that a long press opens; none for nil.
  @ViewBuilder
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu { modifier(ContextMenuModifier(items: contextMenu.items)) } else { self }
  }

  /// A list of choices that a long press opens.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// A list of choices that a long press opens; the preview is not shown.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview, file: String = #fileID,
    line: Int = #line
  ) -> some View {
    unsupported("View.contextMenu(preview:)", file, line).modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Sets whether menus show an indicator. Reports `visible` as unsupported.
  public func menuIndicator(_ visibility: Visibility, file: String = #fileID, line: Int = #line) -> some View
  { unsupported("View.menuIndicator", when: visibility == .visible, file, line) }
}
