import FlipbookDrawing
import FlipbookViews
import Foundation

/// Something at a place of a map.
public struct MapItemView {
  let place: CLLocationCoordinate2D
  /// Which point of the view lies at the place.
  let anchor: UnitPoint
  let view: AnyView
  /// The same without its title; nil for one that shows none.
  var untitled: AnyView?
}
