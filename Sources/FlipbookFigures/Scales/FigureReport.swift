import FlipbookDiagnostics

/// Reports of figures that can't be drawn as asked.
enum FigureReport {
  /// Reports once what a scene asks for at a place.
  static func report(
    _ code: String, _ message: String, place: String? = nil, severity: Diagnostic.Severity = .warning
  ) {
    DiagnosticCollector.current.reportOnce(
      Diagnostic(severity, code: code, message: PrintableText.line(message), place: place))
  }
}
