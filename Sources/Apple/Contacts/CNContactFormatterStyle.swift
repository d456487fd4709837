/// A way of writing names.
public enum CNContactFormatterStyle: Int, Hashable, Sendable {
  /// All names.
  case fullName
  /// As they sound.
  case phoneticFullName
}
