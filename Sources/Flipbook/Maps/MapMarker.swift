import FlipbookDrawing
import FlipbookViews
import Foundation

/// A balloon at a place, as of iOS 14 to 16.
public struct MapMarker: MapAnnotationProtocol {
  /// The balloon.
  public let _items: [MapItemView]

  /// Makes a balloon, red unless given a tint.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _items = [MapItemView(place: coordinate, balloon: Balloon(tint: tint.map { AnyShapeStyle($0) }))]
  }
}
