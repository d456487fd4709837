import FlipbookDrawing
import FlipbookViews
import Foundation

/// The controls at the edges of a row that is edited: a disc that deletes or inserts, and a handle.
@MainActor
final class CellEditControls {
  let editing: RowEditing
  private unowned let cell: UITableViewCell
  private let disc = UIView()
  private let symbol = UIImageView()
  private let handle = UIView()
  private static var metrics: ListMetrics { ControlMetrics.current.list }

  init(_ editing: RowEditing, of cell: UITableViewCell) {
    (self.editing, self.cell) = (editing, cell)
    if editing.hasDisc { makeDisc() }
    if editing.isMovable { makeHandle() }
  }

  /// The views of the controls that there are.
  var views: [UIView] { (editing.hasDisc ? [disc] : []) + (editing.isMovable ? [handle] : []) }
  /// The room that the controls take from the content at the leading edge, in points.
  var leading: CGFloat { editing.hasDisc && editing.isIndented ? Self.metrics.editIndent : 0 }
  /// The room that the controls take from the content at the trailing edge, in points.
  var trailing: CGFloat { editing.isMovable ? Self.metrics.moveIndent : 0 }

  private func makeDisc() {
    let side = Self.metrics.discWidth
    disc.bounds.size = CGSize(width: Self.metrics.editIndent, height: 44)
    symbol.frame = CGRect(x: Self.metrics.editIndent - side, y: (44 - side) / 2, width: side, height: side)
    if !editing.isChosen {
      // The sign is a hole in the symbol.
      let ground = UIView(frame: symbol.frame.insetBy(dx: 3, dy: 3))
      ground.backgroundColor = .white
      ground.layer.cornerRadius = side / 2 - 3
      disc.addSubview(ground)
    }
    disc.addSubview(symbol)
    showSelection()
    guard !editing.isChosen else { return disc.isUserInteractionEnabled = false }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak tap, weak cell] in
      if tap?.state == .ended, let cell { cell.table?.discTapped(cell) }
    }
    disc.addGestureRecognizer(tap)
  }

  private func makeHandle() {
    let configuration = UIImage.SymbolConfiguration(pointSize: Self.metrics.handleFont)
    let image = UIImageView(
      image: UIImage(systemName: "line.3.horizontal", withConfiguration: configuration))
    image.tintColor = .tertiaryLabel
    handle.bounds.size = CGSize(width: image.bounds.width + 2 * Self.metrics.handleTrailing, height: 44)
    image.center = CGPoint(x: handle.bounds.midX, y: 22)
    handle.addSubview(image)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addHandler { [weak press, weak cell] in
      if let press, let cell { cell.table?.handleMoved(cell, press) }
    }
    handle.addGestureRecognizer(press)
  }

  /// Shows whether the row is selected, or which edit the disc makes.
  func showSelection() {
    let name: String
    switch (editing.isChosen, editing.style) {
    case (true, _): name = cell.isSelected ? "checkmark.circle.fill" : "circle"
    case (_, .insert): name = "plus.circle.fill"
    default: name = "minus.circle.fill"
    }
    symbol.image = UIImage(systemName: name)
    symbol.tintColor =
      editing.isChosen
      ? (cell.isSelected ? cell.tintColor : .tertiaryLabel)
      : (editing.style == .insert ? .systemGreen : .systemRed)
  }

  /// Places the controls in the row's rectangle, in points.
  ///
  /// - Parameter isIn: Whether they are at their places, or still beyond the row's edges.
  func place(in bounds: CGRect, isIn: Bool) {
    let start = Self.metrics.discLeading + Self.metrics.discWidth - disc.bounds.width / 2
    disc.center = CGPoint(x: isIn ? start : start - Self.metrics.editIndent, y: bounds.midY)
    let end = bounds.width - handle.bounds.width / 2
    handle.center = CGPoint(x: isIn ? end : end + Self.metrics.moveIndent, y: bounds.midY)
    for view in views { view.alpha = isIn ? 1 : 0 }
  }
}
