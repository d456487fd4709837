/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none
  /// For a moment.
  case banner
  /// Until a person answers.
  case alert
}
