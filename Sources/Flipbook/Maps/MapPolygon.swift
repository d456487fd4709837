import Foundation

/// An area between places of a map.
public struct MapPolygon: MapContent {
  /// The area.
  public let _items: [MapItemView]

  /// Makes an area, filled with the accent colour unless it is given a style.
  public init(coordinates: [CLLocationCoordinate2D]) {
    _items = [MapItemView(outline: MapOutline(.polygon(coordinates)))]
  }
}
