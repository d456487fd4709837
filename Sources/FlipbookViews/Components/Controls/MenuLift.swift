import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The lift of a part of the page by its context menu.
@MainActor
final class MenuLift {
  /// The part.
  var content: (any LiftedContent)?
  /// Counts the beginnings and the ends of touches.
  var touch = 0
  /// The size of the preview in place of the part; nil for the part itself.
  var previewSize: CGSize?
  /// Called as the lifted part is touched.
  var commit: (@MainActor () -> Void)?
  /// The place of the lifted part, in points of the film.
  var target = CGRect.zero

  nonisolated init() {}

  /// Returns the place of the part and of a menu of a height.
  func place(menu height: CGFloat, film: CGSize, insets: EdgeInsets) -> LiftPlace {
    let room = CGRect(
      x: 0, y: insets.top, width: film.width, height: max(0, film.height - insets.top - insets.bottom))
    let place = LiftPlace(
      source: content?.frame ?? .zero, preview: previewSize, menu: height, in: room)
    target = place.part
    return place
  }
}
