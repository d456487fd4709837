import FlipbookDrawing
import Foundation

extension UIViewController {
  /// An item of a bar that says "Edit", or "Done" while the controller is being edited, and changes that with an animation.
  public var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    editItem = item
    showEditItem()
    return item
  }

  /// Gives the item the title of the state now.
  func showEditItem() {
    editItem?.title = isEditing ? "Done" : "Edit"
    editItem?.style = isEditing ? .done : .plain
  }
}
