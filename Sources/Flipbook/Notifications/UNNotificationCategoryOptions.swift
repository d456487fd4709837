/// How a kind of notifications behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is notified when it is dismissed.
  public static let customDismissAction = Self(rawValue: 1)
}
