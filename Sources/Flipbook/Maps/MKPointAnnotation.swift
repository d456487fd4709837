import Foundation

/// A point that is marked on a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place, in degrees.
  open var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  /// The text of the mark; nil for none.
  open var title: String?
  /// The text below the title; nil for none.
  open var subtitle: String?

  /// Makes a mark at 0° north and 0° east.
  public override init() {}
  /// Makes a mark of a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Makes a mark of a place with texts.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
