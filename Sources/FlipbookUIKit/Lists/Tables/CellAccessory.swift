import FlipbookDrawing
import Foundation

/// The views of the marks at the right of a row.
@MainActor
enum CellAccessory {
  static func make(_ type: UITableViewCell.AccessoryType, for cell: UITableViewCell) -> UIView? {
    func symbol(_ name: String, _ size: CGFloat, _ color: UIColor) -> UIImageView {
      let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.tintColor = color
      return view
    }
    switch type {
    case .none: return nil
    case .disclosureIndicator: return symbol("chevron.right", 14, .tertiaryLabel)
    case .checkmark: return symbol("checkmark", 17, cell.tintColor)
    case .detailButton, .detailDisclosureButton:
      let button = UIButton(type: .detailDisclosure)
      button.sizeToFit()
      button.addAction(
        UIAction { [weak cell] _ in if let cell { cell.table?.accessoryTapped(cell) } }, for: .touchUpInside)
      guard type == .detailDisclosureButton else { return button }
      let arrow = symbol("chevron.right", 14, .tertiaryLabel)
      let both = UIView(
        frame: CGRect(x: 0, y: 0, width: button.bounds.width + 8 + arrow.bounds.width, height: 30))
      button.center.y = 15
      arrow.center = CGPoint(x: both.bounds.width - arrow.bounds.width / 2, y: 15)
      [button, arrow].forEach(both.addSubview)
      return both
    }
  }
}
