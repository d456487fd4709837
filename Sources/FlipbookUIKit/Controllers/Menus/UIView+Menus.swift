import FlipbookDrawing
import FlipbookViews
import Foundation

extension UIView {
  /// Opens a menu beside the view.
  ///
  /// - Parameters:
  ///   - chosen: Called after a line has been chosen.
  ///   - closed: Called once the menu begins to close.
  func open(
    _ menu: UIMenu, keepsOrder: Bool, chosen: @escaping @MainActor (UIAction) -> Void,
    closed: @escaping () -> Void
  ) {
    guard let window else { return }
    let anchor = convert(bounds, to: nil)
    let open = OpenMenu(over: window) { stage in
      AnchoredMenu(
        anchor: anchor, isOpen: Binding(get: { stage.isOpen }, set: { stage.isOpen = $0 }),
        keepsOrder: keepsOrder, items: MenuContent(menu: menu, sender: self, chosen: chosen)
      )
      .tint(Color(uiColor: self.tintColor))
    }
    open.closed = closed
    open.stage.isOpen = true
  }
}
