import Foundation

/// A line through places of a map.
public struct MapPolyline: MapContent {
  /// How a line goes from place to place.
  public enum ContourStyle: Hashable, Sendable {
    /// Straight on the map.
    case straight
    /// The shortest on the earth. Drawn straight.
    case geodesic
  }

  /// The line.
  public let _items: [MapItemView]

  /// Makes a line, 5 points wide in the accent colour unless it is given a stroke.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    _items = [MapItemView(outline: MapOutline(.line(coordinates)))]
  }
}
