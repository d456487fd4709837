/// The value of categories that have one alone.
public enum HKCategoryValue: Int, Hashable, Sendable {
  /// The case of Apple's.
  case notApplicable
}
