import FlipbookDrawing
import FlipbookViews
import Foundation

/// A row of a table or a list that is swiped, with the actions at one of its edges.
@MainActor
final class ListSwipe {
  let cell: UIView
  let swipe: RowSwipe
  /// Holds the buttons, as wide as they are in sight.
  let strip = UIView()
  private let buttons: [SwipeActionButton]
  private weak var list: (any SwipedList)?

  init(
    _ cell: UIView, _ edge: HorizontalEdge, _ configuration: UISwipeActionsConfiguration,
    in list: any SwipedList
  ) {
    (self.cell, self.list) = (cell, list)
    swipe = RowSwipe(edge: edge)
    buttons = configuration.actions.map { SwipeActionButton($0) }
    strip.clipsToBounds = true
    let triggers = configuration.actions.map { action in
      SwipeTrigger(isDestructive: action.style == .destructive) { [weak self] in self?.run(action) }
    }
    for (button, trigger) in zip(buttons, triggers).reversed() {
      strip.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.swipe.run(trigger) }, for: .touchUpInside)
    }
    swipe.allowsFullSwipe = configuration.performsFirstActionWithFullSwipe
    swipe.measured(
      width: buttons.reduce(0) { max($0, $1.naturalWidth) } * CGFloat(buttons.count),
      rowWidth: cell.bounds.width,
      first: triggers.first)
    swipe.perform = { $0.action() }
    swipe.settle = { [weak self] change in self?.settle(change) }
    swipe.show = { [weak self] _ in self?.place() }
  }

  /// Runs an action. The row closes once the action says that it is over.
  private func run(_ action: UIContextualAction) {
    action.handler(action, strip) { [weak self] _ in self?.swipe.close() }
  }

  private func settle(_ change: @escaping () -> Void) {
    UIView.animate(
      springDuration: RowSwipe.settlingTime, bounce: 0, options: .allowUserInteraction, animations: change,
      completion: { [weak self] _ in
        guard let self, !swipe.isOpen else { return }
        list?.closed(self)
      })
  }

  /// Places the row and its actions where the list has the row.
  func place() {
    guard let list, let path = list.path(ofRow: cell) else { return }
    place(in: list.place(ofRow: path))
  }

  /// Places the row and its actions in the rectangle of the row, in points.
  func place(in row: CGRect) {
    let (place, isTrailing) = (swipe.place, swipe.edge == .trailing)
    cell.setUntransformedPlace(row.offsetBy(dx: isTrailing ? -place.reveal : place.reveal, dy: 0))
    strip.frame = CGRect(
      x: isTrailing ? row.maxX - place.reveal : row.minX, y: row.minY, width: place.reveal, height: row.height
    )
    let parts = RowSwipe.parts(buttons.count, of: place.reveal, fill: place.isFull ? 1 : 0)
    for (button, part) in zip(buttons, parts) {
      button.frame = CGRect(
        x: isTrailing ? place.reveal - part.start - part.width : part.start, y: 0, width: part.width,
        height: row.height)
      button.layoutIfNeeded()
    }
  }

  /// Folds the actions up, as their row leaves.
  func fold() { strip.frame.size.height = 0 }
}
