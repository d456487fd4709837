import FlipbookDrawing
import Foundation

/// The place of an open list of choices, in points of the film.
@MainActor
final class MenuGeometry {
  /// The view that the list belongs to, as the list opened; nil before.
  var source: CGRect?
  /// The list's own rectangle.
  var frame = CGRect.zero
  /// Whether the list stands above its view.
  var isAbove = false
  /// Whether titles leave room for marks before them.
  var isIndented = false

  nonisolated init() {}

  /// The point that the list grows from: on its edge, towards the view.
  var attachment: CGPoint {
    let x = min(max((source ?? frame).midX, frame.minX), frame.maxX)
    return CGPoint(x: x, y: isAbove ? frame.maxY : frame.minY)
  }
}
