import Foundation

/// The place of whoever holds the device. A film has none.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place; nil for none.
  open var location: CLLocation? { nil }
  /// 0° north and 0° east.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
  /// The text of the mark.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?
  /// Always false.
  open var isUpdating: Bool { false }
}
