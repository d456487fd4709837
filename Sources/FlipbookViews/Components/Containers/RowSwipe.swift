import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions at one edge of a row and the finger that reveals them.
@MainActor
package final class RowSwipe {
  /// A place of the row.
  package struct Place: Equatable {
    /// How much of the actions is in sight, in points.
    package var reveal: CGFloat = 0
    /// Whether the first action fills all of it, since letting go runs it.
    package var isFull = false
  }

  /// The length of the spring by which places change once a finger lets go, in seconds.
  package static let settlingTime: TimeInterval = 0.35
  /// The change of places once a finger lets go.
  static let settling = Animation.spring(duration: settlingTime, bounce: 0)
  /// The part of a row's width from which on the first action runs by itself.
  private static let fullPart: CGFloat = 0.6
  /// The time by which the speed of a finger counts, in seconds.
  private static let throwTime: CGFloat = 0.1

  package let edge: HorizontalEdge
  package var allowsFullSwipe = true
  /// Whether there is something to reveal.
  var isEnabled = true
  /// Whether another swipe at the same edge goes before this one.
  var isFallback = false
  /// The width that all actions need, and that of the row, in points.
  private(set) var width: CGFloat = 0
  private(set) var rowWidth: CGFloat = 0
  package private(set) var place = Place()
  private var start: CGFloat = 0
  private var first: SwipeTrigger?
  /// Shows a place.
  package var show: ((Place) -> Void)?
  /// Animates a change of places. Views do by transactions, UIKit by blocks.
  package var settle: (_ change: @escaping () -> Void) -> Void = { change in
    withAnimation(RowSwipe.settling) { change() }
  }
  /// Runs an action in place of ``run(_:)``, for those that say themselves when they are over.
  package var perform: ((SwipeTrigger) -> Void)?

  package init(edge: HorizontalEdge) { self.edge = edge }

  package var isOpen: Bool { place.reveal > 0 }

  /// Takes what the layout of the actions has found.
  package func measured(width: CGFloat, rowWidth: CGFloat, first: SwipeTrigger?) {
    (self.width, self.rowWidth, self.first) = (width, rowWidth, first)
  }

  package func begin() { start = place.reveal }

  /// - Parameter distance: Of the finger since the beginning, in points; positive reveals more.
  package func move(by distance: CGFloat) {
    let wanted = max(0, start + distance)
    let isFull = canRunFirst && wanted >= Self.fullPart * rowWidth
    let shown = allowsFullSwipe || wanted <= width ? wanted : width + (wanted - width) / 4
    let new = Place(reveal: min(shown, rowWidth), isFull: isFull)
    if new.isFull != place.isFull {
      settle { self.set(new) }
    } else {
      set(new)
    }
  }

  /// - Parameter speed: Of the finger, in points a second; positive reveals more.
  package func end(speed: CGFloat) {
    if place.isFull {
      runFirst()
    } else if place.reveal + speed * Self.throwTime > width / 2 {
      open()
    } else {
      close()
    }
  }

  package func open() { settle { self.set(Place(reveal: self.width)) } }

  package func close() {
    guard place != Place() else { return }
    settle { self.set(Place()) }
  }

  /// Runs an action: a destructive one keeps the row aside until it has gone.
  package func run(_ trigger: SwipeTrigger) {
    if let perform { return perform(trigger) }
    if trigger.isDestructive {
      withAnimation(Self.settling) {
        trigger.action()
      } completion: {
        self.close()
      }
    } else {
      close()
      trigger.action()
    }
  }

  private var canRunFirst: Bool { allowsFullSwipe && first != nil && rowWidth > 0 }

  private func runFirst() {
    guard let first else { return close() }
    settle { self.set(Place(reveal: self.rowWidth, isFull: true)) }
    run(first)
  }

  /// The parts of what is in sight that some actions take, the first at the edge: their distance from it and their
  /// width, in points.
  ///
  /// - Parameters:
  ///   - reveal: How much is in sight, in points.
  ///   - fill: How much of it the first action takes from the others: none at 0, all at 1.
  package static func parts(_ count: Int, of reveal: CGFloat, fill: CGFloat) -> [(
    start: CGFloat, width: CGFloat
  )] {
    let part = count == 0 ? 0 : reveal / CGFloat(count)
    var start: CGFloat = 0
    return (0..<count).map { index in
      let width = index == 0 ? part + (reveal - part) * fill : part * (1 - fill)
      defer { start += width }
      return (start, width)
    }
  }

  private func set(_ new: Place) {
    place = new
    show?(new)
  }
}
