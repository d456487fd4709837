import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The points of scrolled content that are at the same point of the window, each nil for the start.
struct ScrollAnchors: Equatable {
  /// At first.
  var initialOffset: UnitPoint?
  /// As content or window become larger or smaller, where it was at that point before.
  var sizeChanges: UnitPoint?
  /// For content that is smaller than the window.
  var alignment: UnitPoint?

  /// How far the content is scrolled where it is at an anchor.
  static func offset(_ anchor: UnitPoint, content: CGSize, window: CGSize, axes: Axis.Set) -> ScrollOffset {
    ScrollOffset(
      x: axes.contains(.horizontal) ? max(0, content.width - window.width) * anchor.x : 0,
      y: axes.contains(.vertical) ? max(0, content.height - window.height) * anchor.y : 0)
  }
}

private enum ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}
