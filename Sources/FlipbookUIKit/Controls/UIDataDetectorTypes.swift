/// Kinds of data that are found in a text and made links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Makes kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the network.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates of events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Questions that a dictionary answers.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Sums of money.
  public static let money = UIDataDetectorTypes(rawValue: 128)
  /// Lengths and weights.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
