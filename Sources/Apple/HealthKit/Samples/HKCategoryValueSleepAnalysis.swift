/// A part of a night.
public enum HKCategoryValueSleepAnalysis: Int, Hashable, Sendable {
  /// The case of Apple's.
  case inBed
  /// The case of Apple's.
  case asleepUnspecified
  /// The case of Apple's.
  case awake
  /// The case of Apple's.
  case asleepCore
  /// The case of Apple's.
  case asleepDeep
  /// The case of Apple's.
  case asleepREM
}
