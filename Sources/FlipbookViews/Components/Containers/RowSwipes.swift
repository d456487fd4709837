import FlipbookDrawing
import Foundation

/// The swipes of a row, as one target of a finger: the direction says which of them moves.
@MainActor
final class RowSwipes: Pannable {
  private let swipes: [RowSwipe]
  private let isRightToLeft: Bool
  private weak var groups: ListGroups?
  private var moving: RowSwipe?

  init(_ swipes: [RowSwipe], isRightToLeft: Bool, groups: ListGroups) {
    (self.swipes, self.isRightToLeft, self.groups) = (swipes, isRightToLeft, groups)
  }

  /// Whether it moves the same swipes in the same directions.
  func isSame(as swipes: [RowSwipe], isRightToLeft: Bool) -> Bool {
    isRightToLeft == self.isRightToLeft && swipes.elementsEqual(self.swipes) { $0 === $1 }
  }

  var panAxes: Axis.Set { .horizontal }

  func panBegan() {
    moving = swipes.first { $0.isOpen }
    moving?.begin()
  }

  func panMoved(by translation: CGSize) {
    let x = isRightToLeft ? -translation.width : translation.width
    if moving == nil, x != 0 {
      moving = swipe(at: x < 0 ? .trailing : .leading)
      moving?.begin()
      if let moving { groups?.opens(moving) }
    }
    guard let moving else { return }
    moving.move(by: moving.edge == .trailing ? -x : x)
  }

  func panEnded(velocity: CGSize) {
    let x = isRightToLeft ? -velocity.width : velocity.width
    if let moving { moving.end(speed: moving.edge == .trailing ? -x : x) }
    moving = nil
  }

  private func swipe(at edge: HorizontalEdge) -> RowSwipe? {
    let own = swipes.filter { $0.edge == edge && $0.isEnabled }
    return own.first { !$0.isFallback } ?? own.first
  }
}
