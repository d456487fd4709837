/// How often an app hears of new data.
public enum HKUpdateFrequency: Int, Hashable, Sendable {
  /// The case of Apple's.
  case immediate = 1
  /// The case of Apple's.
  case hourly
  /// The case of Apple's.
  case daily
  /// The case of Apple's.
  case weekly
}
