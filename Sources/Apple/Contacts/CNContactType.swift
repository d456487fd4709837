/// A kind of entry.
public enum CNContactType: Int, Hashable, Sendable {
  /// One person.
  case person
  /// A company.
  case organization
}
