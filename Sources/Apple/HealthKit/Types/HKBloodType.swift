/// A person's blood type.
public enum HKBloodType: Int, Hashable, Sendable {
  /// The case of Apple's.
  case notSet
  /// The case of Apple's.
  case aPositive
  /// The case of Apple's.
  case aNegative
  /// The case of Apple's.
  case bPositive
  /// The case of Apple's.
  case bNegative
  /// The case of Apple's.
  case abPositive
  /// The case of Apple's.
  case abNegative
  /// The case of Apple's.
  case oPositive
  /// The case of Apple's.
  case oNegative
}
