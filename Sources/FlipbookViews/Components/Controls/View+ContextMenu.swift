import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// A list of choices that a long press opens; none for nil.
  @ViewBuilder
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu {
      modifier(ContextMenuModifier<_, EmptyView>(items: contextMenu.items, preview: nil))
    } else {
      self
    }
  }

  /// A list of choices that a long press opens.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(ContextMenuModifier<_, EmptyView>(items: menuItems(), preview: nil))
  }

  /// A list of choices that a long press opens beside a view in place of this one.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Sets whether menus show an indicator. Reports `visible` as unsupported.
  public func menuIndicator(_ visibility: Visibility, file: String = #fileID, line: Int = #line) -> some View
  { unsupported("View.menuIndicator", when: visibility == .visible, file, line) }
}
