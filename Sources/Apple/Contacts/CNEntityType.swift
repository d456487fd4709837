/// A kind of entries.
public enum CNEntityType: Int, Hashable, Sendable {
  /// People and companies.
  case contacts
}
