import Foundation

/// A place of interest.
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// The name; nil for none.
  open var name: String?
  /// The number to call; nil for none.
  open var phoneNumber: String?
  /// The page of the place; nil for none.
  open var url: URL?
  /// The zone of its time; nil where it isn't known.
  open var timeZone: TimeZone?
  /// Whether the item stands for whoever holds the device.
  public let isCurrentLocation: Bool

  /// Makes an item of a place.
  public init(placemark: MKPlacemark) { (self.placemark, isCurrentLocation) = (placemark, false) }

  private override init() {
    placemark = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    isCurrentLocation = true
  }

  /// Returns an item for whoever holds the device, whose place is not known.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem() }

  /// Opens nothing, and returns false.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Opens nothing, and returns false.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}
