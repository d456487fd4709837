import FlipbookDiagnostics
import Foundation

/// Reports of figures that can't be drawn as asked.
enum FigureReport {
  /// Warns once of what a scene asks for at a place.
  static func warn(_ code: String, _ message: String, place: String? = nil) {
    DiagnosticCollector.current.reportOnce(
      Diagnostic(code: code, message: PrintableText.line(message), place: place))
  }

  /// A call's place as it is printed.
  static func place(_ file: String, _ line: Int) -> String {
    "\((file as NSString).lastPathComponent):\(line)"
  }
}
