import FlipbookDrawing
import Foundation

/// The place of an open list of choices, in points of the film.
@MainActor
final class MenuGeometry {
  /// The view that the list belongs to.
  var source = CGRect.zero
  /// The list's own rectangle.
  var frame = CGRect.zero
  /// Whether the list stands above its view.
  var isAbove = false
  /// Whether titles leave room for marks before them.
  var isIndented = false

  nonisolated init() {}

  /// From the leading edge to titles, in points.
  var titleStart: CGFloat { isIndented ? MenuRowMetrics.indented : MenuRowMetrics.margin }

  /// The point that the list grows from: on its edge, towards the view.
  var attachment: CGPoint {
    let x = min(max(source.midX, frame.minX), frame.maxX)
    return CGPoint(x: x, y: isAbove ? frame.maxY : frame.minY)
  }
}
