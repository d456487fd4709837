/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not.
  case cancel
  /// It is.
  case allow
}
