/// An address of post that an app makes.
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street and the number.
  public override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// The part of the town.
  public override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  /// The town.
  public override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The part of the state.
  public override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  /// The state.
  public override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// The code of the town.
  public override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  public override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  /// The code of the country.
  public override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}
