/// An address of post.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// The street and the number.
  public internal(set) var street = ""
  /// The town.
  public internal(set) var city = ""
  /// The state.
  public internal(set) var state = ""
  /// The code of the town.
  public internal(set) var postalCode = ""
  /// The country.
  public internal(set) var country = ""
}
