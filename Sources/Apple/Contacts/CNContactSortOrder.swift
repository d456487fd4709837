/// An order of entries.
public enum CNContactSortOrder: Int, Hashable, Sendable {
  /// Orders, with Apple's numbers.
  case none, userDefault, givenName, familyName
}
