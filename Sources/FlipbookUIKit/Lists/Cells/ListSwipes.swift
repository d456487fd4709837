import FlipbookDrawing
import FlipbookViews
import Foundation

/// The swipes of the rows of a table or a list: the finger that opens one, and the row that is open.
@MainActor
final class ListSwipes: NSObject, UIGestureRecognizerDelegate {
  private unowned let list: any SwipedList
  private let pan = UIPanGestureRecognizer()
  private(set) var open: ListSwipe?
  private var isMoving = false

  init(_ list: any SwipedList) {
    self.list = list
    super.init()
    pan.delegate = self
    pan.axes = { (x: true, y: false) }
    pan.addHandler { [weak self] in self?.panned() }
    list.addGestureRecognizer(pan)
    list.panGestureRecognizer.addHandler { [weak self] in
      if self?.list.panGestureRecognizer.state == .began { self?.close() }
    }
  }

  /// Closes the row that is open.
  func close() { open?.swipe.close() }

  /// Forgets a row that has closed. One that leaves keeps its actions until it has gone.
  func closed(_ swipe: ListSwipe) {
    guard open === swipe, !isMoving, list.path(ofRow: swipe.cell) != nil else { return }
    forget()
  }

  /// Takes the actions away, with the row that they belong to.
  func forget() {
    guard let open else { return }
    let path = list.path(ofRow: open.cell)
    open.strip.removeFromSuperview()
    (self.open, isMoving) = (nil, false)
    list.didSwipe(path)
  }

  /// A row swiped by a pan that begins now; nil where its way has no actions.
  private func swipeToMove() -> ListSwipe? {
    let moved = pan.translation(in: list)
    guard abs(moved.x) > abs(moved.y), let row = list.row(at: pan.location(in: list)) else { return nil }
    if let open, open.cell === row.view, open.swipe.isOpen { return open }
    return swipe(of: row, moved.x < 0 ? .trailing : .leading)
  }

  /// The swipe of a row; nil without actions at the edge.
  private func swipe(of row: (path: IndexPath, view: UIView), _ edge: HorizontalEdge) -> ListSwipe? {
    guard let actions = list.swipeActions(edge, at: row.path), !actions.actions.isEmpty else { return nil }
    return ListSwipe(row.view, edge, actions, in: list)
  }

  /// Opens the actions at the trailing edge of a row, as its disc does while it is edited.
  func reveal(_ path: IndexPath, _ view: UIView) {
    guard open?.cell !== view || open?.swipe.isOpen != true, let swipe = swipe(of: (path, view), .trailing)
    else { return close() }
    take(swipe)
    swipe.swipe.open()
  }

  /// Makes a swipe the open one.
  private func take(_ swipe: ListSwipe) {
    close()
    open?.strip.removeFromSuperview()
    open = swipe
    list.insertSubview(swipe.strip, belowSubview: swipe.cell)
    swipe.place()
    if let path = list.path(ofRow: swipe.cell) { list.willSwipe(path) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !list.isEditing, let swipe = swipeToMove() else { return false }
    if open !== swipe { take(swipe) }
    return true
  }

  private func panned() {
    guard let swipe = open?.swipe else { return }
    let sign: CGFloat = swipe.edge == .trailing ? -1 : 1
    switch pan.state {
    case .began:
      isMoving = true
      swipe.begin()
    case .changed: swipe.move(by: sign * pan.translation(in: list).x)
    case .ended, .cancelled:
      isMoving = false
      swipe.end(speed: sign * pan.velocity(in: list).x)
      if !swipe.isOpen { list.setNeedsLayout() }
    default: break
    }
  }
}
