/// When a script for pages would run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is read.
  case atDocumentStart
  /// When it is read.
  case atDocumentEnd
}
