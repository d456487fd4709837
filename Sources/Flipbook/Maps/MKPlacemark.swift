import Foundation

/// A place on a map with its names.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place, in degrees.
  public let coordinate: CLLocationCoordinate2D

  /// Makes a place without names.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Makes a place without names.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
  }
  /// Makes a place of another.
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }

  /// The place.
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  /// The name; nil for none.
  open var title: String? { name }
  /// Nil.
  open var subtitle: String? { nil }
  /// The code of the country; nil for none.
  open var countryCode: String? { isoCountryCode }
}
