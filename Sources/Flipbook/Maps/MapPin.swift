import FlipbookDrawing
import FlipbookViews
import Foundation

/// A pin at a place, as of iOS 14 and 15.
public struct MapPin: MapAnnotationProtocol {
  /// The pin, which looks like a ``MapMarker``.
  public let _items: [MapItemView]

  /// Makes a pin, red unless given a tint.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _items = MapMarker(coordinate: coordinate, tint: tint)._items
  }
}
