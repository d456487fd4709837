import FlipbookDrawing
import FlipbookViews
import Foundation

/// The lines of a menu of UIKit as rows of a menu of SwiftUI.
struct MenuContent: View {
  let menu: UIMenu
  /// The object that performs the actions.
  let sender: AnyObject
  /// Called after a line has been chosen.
  let chosen: @MainActor (UIAction) -> Void

  init(menu: UIMenu, sender: AnyObject, chosen: @escaping @MainActor (UIAction) -> Void = { _ in }) {
    (self.menu, self.sender, self.chosen) = (menu, sender, chosen)
  }

  var body: some View {
    let elements = MenuElements(menu: menu, sender: sender, chosen: chosen)
    if menu.title.isEmpty {
      elements
    } else {
      Section {
        elements
      } header: {
        Text(verbatim: menu.title)
      }
    }
  }
}
