import FlipbookDrawing
import Foundation

extension UIButton {
  /// The line whose title the button shows: the marked one of a menu whose choice the button keeps; nil for others.
  var choice: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    return menu.selectedElements.first ?? menu.actions.first
  }

  /// Has a long touch open a menu that a tap doesn't.
  func menuChanged() {
    guard menu != nil, gestureRecognizers?.contains(where: { $0 is MenuPress }) != true else { return }
    addGestureRecognizer(MenuPress())
  }
}
