import Foundation

/// A place with its names. A film knows none.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place; nil for none.
  open var location: CLLocation? { nil }
  /// The name of the place; nil for none.
  open var name: String? { nil }
  /// The street; nil for none.
  open var thoroughfare: String? { nil }
  /// The number of the house; nil for none.
  open var subThoroughfare: String? { nil }
  /// The town; nil for none.
  open var locality: String? { nil }
  /// The part of the town; nil for none.
  open var subLocality: String? { nil }
  /// The state; nil for none.
  open var administrativeArea: String? { nil }
  /// The part of the state; nil for none.
  open var subAdministrativeArea: String? { nil }
  /// The postal code; nil for none.
  open var postalCode: String? { nil }
  /// The code of the country; nil for none.
  open var isoCountryCode: String? { nil }
  /// The country; nil for none.
  open var country: String? { nil }
}
