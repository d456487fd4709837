/// The number of a phone.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The digits and signs.
  public let stringValue: String
  /// Makes a number.
  public init(stringValue string: String) { stringValue = string }
}
