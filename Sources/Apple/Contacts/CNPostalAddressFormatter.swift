/// Writes addresses, as in the United States.
open class CNPostalAddressFormatter: NSObject {
  /// The way of writing.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// The lines of an address.
  open func string(from address: CNPostalAddress) -> String { Self.string(from: address, style: style) }
  /// The lines of an address: the street, the town with its state and code, the country.
  open class func string(from address: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let town = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    return [address.street, town, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
