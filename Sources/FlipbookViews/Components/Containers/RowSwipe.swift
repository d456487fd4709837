import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions at one edge of a row and the finger that reveals them.
@MainActor
final class RowSwipe {
  /// A place of the row.
  struct Place: Equatable {
    /// How much of the actions is in sight, in points.
    var reveal: CGFloat = 0
    /// Whether the first action fills all of it, since letting go runs it.
    var isFull = false
  }

  /// The change of places once a finger lets go.
  static let settling = Animation.spring(duration: 0.35, bounce: 0)
  /// The part of a row's width from which on the first action runs by itself.
  private static let fullPart: CGFloat = 0.6
  /// The time by which the speed of a finger counts, in seconds.
  private static let throwTime: CGFloat = 0.1

  let edge: HorizontalEdge
  var allowsFullSwipe = true
  /// Whether there is something to reveal.
  var isEnabled = true
  /// Whether another swipe at the same edge goes before this one.
  var isFallback = false
  /// The width that all actions need, and that of the row, in points.
  private(set) var width: CGFloat = 0
  private(set) var rowWidth: CGFloat = 0
  private(set) var place = Place()
  private var start: CGFloat = 0
  private var first: SwipeTrigger?
  /// Shows a place.
  var show: ((Place) -> Void)?

  init(edge: HorizontalEdge) { self.edge = edge }

  var isOpen: Bool { place.reveal > 0 }

  /// Takes what the layout of the actions has found.
  func measured(width: CGFloat, rowWidth: CGFloat, first: SwipeTrigger?) {
    (self.width, self.rowWidth, self.first) = (width, rowWidth, first)
  }

  func begin() { start = place.reveal }

  /// - Parameter distance: Of the finger since the beginning, in points; positive reveals more.
  func move(by distance: CGFloat) {
    let wanted = max(0, start + distance)
    let isFull = canRunFirst && wanted >= Self.fullPart * rowWidth
    let shown = allowsFullSwipe || wanted <= width ? wanted : width + (wanted - width) / 4
    let new = Place(reveal: min(shown, rowWidth), isFull: isFull)
    if new.isFull != place.isFull {
      withAnimation(Self.settling) { set(new) }
    } else {
      set(new)
    }
  }

  /// - Parameter speed: Of the finger, in points a second; positive reveals more.
  func end(speed: CGFloat) {
    if place.isFull {
      runFirst()
    } else if place.reveal + speed * Self.throwTime > width / 2 {
      withAnimation(Self.settling) { set(Place(reveal: width)) }
    } else {
      close()
    }
  }

  func open() { withAnimation(Self.settling) { set(Place(reveal: width)) } }

  func close() {
    guard place != Place() else { return }
    withAnimation(Self.settling) { set(Place()) }
  }

  /// Runs an action: a destructive one keeps the row aside until it has gone.
  func run(_ trigger: SwipeTrigger) {
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
    withAnimation(Self.settling) { set(Place(reveal: rowWidth, isFull: true)) }
    run(first)
  }

  private func set(_ new: Place) {
    place = new
    show?(new)
  }
}
