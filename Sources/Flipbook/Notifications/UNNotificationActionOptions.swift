/// The consequences of a button of a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The phone is unlocked first.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The button takes something away.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app is opened.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
