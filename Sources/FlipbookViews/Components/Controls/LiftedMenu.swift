import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A context menu of another kit, over its window.
package struct LiftedMenu<Items: View, Preview: View>: View {
  @Binding var isOpen: Bool
  let isHeld: Bool
  let keepsOrder: Bool
  let part: any LiftedContent
  /// The window's safe area.
  let insets: EdgeInsets
  let items: Items
  /// The view in place of the part; nil for the part itself.
  let preview: Preview?
  /// Called as the part is touched while the menu is open.
  let commit: @MainActor () -> Void

  package init(
    isOpen: Binding<Bool>, isHeld: Bool, keepsOrder: Bool, part: any LiftedContent, insets: EdgeInsets,
    items: Items, preview: Preview?, commit: @escaping @MainActor () -> Void
  ) {
    _isOpen = isOpen
    (self.isHeld, self.keepsOrder, self.part, self.insets) = (isHeld, keepsOrder, part, insets)
    (self.items, self.preview, self.commit) = (items, preview, commit)
  }

  /// An empty page with the part over it.
  package var body: some View {
    Color.clear
      .modifier(
        LiftModifier(
          isOpen: $isOpen, isHeld: isHeld, keepsOrder: keepsOrder, part: part, items: items, preview: preview,
          commit: commit)
      )
      .environment(\.windowInsets, insets)
  }
}
