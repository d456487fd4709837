import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The drag of a row of a list by its handle: the row follows the finger, and the rows that it passes make room.
@MainActor
package final class RowMove {
  /// The length of the change of places while a row is dragged, and once the finger lets go, in seconds.
  package static let settlingTime: TimeInterval = 0.25
  static let settling = Animation.easeInOut(duration: settlingTime)
  /// Animates a change of places; nil leaves it to a transaction, as views do.
  package var animate: ((_ change: @escaping () -> Void) -> Void)?

  private var group: RowGroup?
  private var place = 0
  /// The place that the row would take.
  private var target = 0
  private var growth: CGFloat = 0

  package nonisolated init() {}

  /// - Parameters:
  ///   - distance: Of the finger since the beginning, in points downwards.
  ///   - growth: 1 for a row that a finger has lifted by resting on it.
  package func drag(_ place: Int, of group: RowGroup, by distance: CGFloat, growth: CGFloat = 0) {
    self.growth = growth
    if self.group == nil { (self.group, self.place, target) = (group, place, place) }
    // The dragged row is drawn over the others.
    ViewRuntime.current?.hasZIndices = true
    guard self.group === group, self.place == place, let row = group[place] else { return }
    row.show(RowLift(y: distance, isLifted: true, growth: growth))
    let new = destination(distance, in: group)
    guard new != target else { return }
    let changed = min(new, target)...max(new, target)
    target = new
    run {
      for other in changed where other != self.place {
        group[other]?.show(RowLift(y: self.room(at: other, for: row.height())))
      }
    }
  }

  /// Lets go of the row: the rows take their new order, and the dragged one goes the rest of the way.
  ///
  /// - Parameter move: Moves the elements of some places before another place.
  package func end(_ place: Int, of group: RowGroup, by distance: CGFloat, move: (IndexSet, Int) -> Void) {
    guard self.group === group, self.place == place, let row = group[place] else { return cancel() }
    if target != place {
      let rest = distance - way(in: group)
      for other in min(place, target)...max(place, target) where other != place {
        group[other]?.show(RowLift())
      }
      row.show(RowLift(y: rest, isLifted: true, growth: growth))
      move(IndexSet(integer: place), target > place ? target + 1 : target)
    }
    self.group = nil
    run { row.show(RowLift()) }
  }

  private func run(_ change: @escaping () -> Void) {
    if let animate { animate(change) } else { withAnimation(Self.settling) { change() } }
  }

  /// Takes all rows back to their places.
  package func cancel() {
    guard let group else { return }
    self.group = nil
    run { group.settle() }
  }

  /// The row passes another one once its edge is over that row's middle.
  private func destination(_ distance: CGFloat, in group: RowGroup) -> Int {
    var (found, rest) = (place, abs(distance))
    let step = distance < 0 ? -1 : 1
    while let next = group[found + step]?.height(), next > 0, rest > next / 2 {
      rest -= next
      found += step
    }
    return found
  }

  /// How far the row at a place makes room for the dragged one.
  private func room(at other: Int, for height: CGFloat) -> CGFloat {
    if other > place, other <= target { return -height }
    if other < place, other >= target { return height }
    return 0
  }

  /// The heights of the rows that the dragged one has passed, negative upwards.
  private func way(in group: RowGroup) -> CGFloat {
    let passed = (min(place, target)...max(place, target)).filter { $0 != place }
    let sum = passed.reduce(0) { $0 + (group[$1]?.height() ?? 0) }
    return target < place ? -sum : sum
  }
}

private enum RowMoveKey: EnvironmentKey { static var defaultValue: RowMove? { nil } }

extension EnvironmentValues {
  /// The drag of rows in the list around.
  var rowMove: RowMove? {
    get { self[RowMoveKey.self] }
    set { self[RowMoveKey.self] = newValue }
  }
}
