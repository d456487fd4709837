import FlipbookDrawing
import Foundation

extension UITableViewCell {
  /// The length of the coming and going of a row's controls, in seconds.
  static let editingDuration: TimeInterval = 0.3

  /// The edit that the disc at the leading edge makes.
  public var editingStyle: EditingStyle { rowEditing.style }

  /// Takes the controls that the row has once it is edited.
  func take(_ editing: RowEditing) {
    guard rowEditing != editing else { return }
    rowEditing = editing
    if isEditing { showEditing(animated: false) }
  }

  /// Shows the controls of the state now: they come from beyond the edges, and the content makes room.
  func showEditing(animated: Bool) {
    let old = editControls
    let new = isEditing ? CellEditControls(rowEditing, of: self) : nil
    editControls = new
    UIView.performWithoutAnimation {
      new?.views.forEach(addSubview)
      new?.place(in: bounds, isIn: false)
    }
    let mark = changeAccessory()
    let changes = { [self] in
      mark?.alpha = 0
      old?.place(in: bounds, isIn: false)
      setNeedsLayout()
      layoutIfNeeded()
    }
    let end: (Bool) -> Void = { _ in
      mark?.removeFromSuperview()
      old?.views.forEach { $0.removeFromSuperview() }
    }
    guard animated else {
      UIView.performWithoutAnimation(changes)
      return end(true)
    }
    UIView.animate(
      withDuration: Self.editingDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: changes, completion: end)
  }

  /// Puts the mark of the state now in place of the other one, which is returned.
  private func changeAccessory() -> UIView? {
    let old = accessory
    accessory =
      isEditing
      ? editingAccessoryView ?? CellAccessory.make(editingAccessoryType, for: self)
      : accessoryView ?? CellAccessory.make(accessoryType, for: self)
    if let accessory, accessory !== old {
      UIView.performWithoutAnimation {
        addSubview(accessory)
        accessory.center = CGPoint(x: bounds.width - Self.margin - accessory.bounds.width / 2, y: bounds.midY)
      }
    }
    return accessory === old ? nil : old
  }
}
