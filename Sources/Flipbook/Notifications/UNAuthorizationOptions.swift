/// The kinds of notifications that an app asks to deliver.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the app's icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A banner.
  public static let alert = Self(rawValue: 4)
  /// In a car.
  public static let carPlay = Self(rawValue: 8)
  /// Sounds that are heard in spite of the switch.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Without a question, quietly.
  public static let provisional = Self(rawValue: 64)
}
