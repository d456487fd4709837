import Foundation

/// A disc of a map.
public struct MapCircle: MapContent {
  /// The disc.
  public let _items: [MapItemView]

  /// Makes a disc, filled with the accent colour unless it is given a style.
  ///
  /// - Parameter radius: In metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _items = [MapItemView(outline: MapOutline(.circle(center, radius)))]
  }
}
