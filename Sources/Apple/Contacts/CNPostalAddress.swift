/// An address of post.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// The street and the number.
  public internal(set) var street = ""
  /// The part of the town.
  public internal(set) var subLocality = ""
  /// The town.
  public internal(set) var city = ""
  /// The part of the state.
  public internal(set) var subAdministrativeArea = ""
  /// The state.
  public internal(set) var state = ""
  /// The code of the town.
  public internal(set) var postalCode = ""
  /// The country.
  public internal(set) var country = ""
  /// The code of the country.
  public internal(set) var isoCountryCode = ""
}
