import FlipbookDrawing
import FlipbookViews
import Foundation

/// The swipes of a table's rows: the finger that opens one, and the row that is open.
@MainActor
final class TableSwipes: NSObject, UIGestureRecognizerDelegate {
  private unowned let table: UITableView
  private let pan = UIPanGestureRecognizer()
  private(set) var open: TableSwipe?
  private var isMoving = false

  init(_ table: UITableView) {
    self.table = table
    super.init()
    pan.delegate = self
    pan.axes = { (x: true, y: false) }
    pan.addHandler { [weak self] in self?.panned() }
    table.addGestureRecognizer(pan)
    table.panGestureRecognizer.addHandler { [weak self] in
      if self?.table.panGestureRecognizer.state == .began { self?.close() }
    }
  }

  /// Closes the row that is open.
  func close() { open?.swipe.close() }

  /// Forgets a row that has closed. One that leaves the table keeps its actions until it has gone.
  func closed(_ swipe: TableSwipe) {
    guard open === swipe, !isMoving, table.indexPath(for: swipe.cell) != nil else { return }
    forget()
  }

  /// Takes the actions away, with the row that they belong to.
  func forget() {
    guard let open else { return }
    let path = table.indexPath(for: open.cell)
    open.strip.removeFromSuperview()
    (self.open, isMoving) = (nil, false)
    table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
  }

  /// A row swiped by a pan that begins now; nil where its way has no actions.
  private func swipeToMove() -> TableSwipe? {
    let point = pan.location(in: table)
    let moved = pan.translation(in: table)
    guard abs(moved.x) > abs(moved.y), let path = table.indexPathForRow(at: point),
      let cell = table.cellForRow(at: path)
    else { return nil }
    if let open, open.cell === cell, open.swipe.isOpen { return open }
    let edge: HorizontalEdge = moved.x < 0 ? .trailing : .leading
    guard let actions = table.swipeActions(edge, at: path), !actions.actions.isEmpty else { return nil }
    return TableSwipe(cell, edge, actions, in: table)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !table.isEditing, let swipe = swipeToMove() else { return false }
    if open !== swipe {
      close()
      open?.strip.removeFromSuperview()
      open = swipe
      table.insertSubview(swipe.strip, belowSubview: swipe.cell)
      if let path = table.indexPath(for: swipe.cell) {
        table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
      }
    }
    return true
  }

  private func panned() {
    guard let swipe = open?.swipe else { return }
    let sign: CGFloat = swipe.edge == .trailing ? -1 : 1
    switch pan.state {
    case .began:
      isMoving = true
      swipe.begin()
    case .changed: swipe.move(by: sign * pan.translation(in: table).x)
    case .ended, .cancelled:
      isMoving = false
      swipe.end(speed: sign * pan.velocity(in: table).x)
      if !swipe.isOpen { table.setNeedsLayout() }
    default: break
    }
  }
}
