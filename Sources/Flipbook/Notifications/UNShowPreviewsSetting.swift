/// When the text of a notification is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Also while the phone is locked.
  case always
  /// Once it is unlocked.
  case whenAuthenticated
  /// Never.
  case never
}
