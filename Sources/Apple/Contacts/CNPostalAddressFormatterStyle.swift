/// A way of writing addresses.
@frozen
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// As on an envelope.
  case mailingAddress
}
