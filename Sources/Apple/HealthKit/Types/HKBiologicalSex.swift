/// A person's sex.
public enum HKBiologicalSex: Int, Hashable, Sendable {
  /// The case of Apple's.
  case notSet
  /// The case of Apple's.
  case female
  /// The case of Apple's.
  case male
  /// The case of Apple's.
  case other
}
