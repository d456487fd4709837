import FlipbookDiagnostics

/// A diagnostic of a clip, and how often there was an equal one.
package struct ClipWarning: Codable, Equatable, Sendable {
  package var severity: Diagnostic.Severity
  package var code: String
  package var message: String
  package var place: String?
  package var count: Int

  init(_ diagnostic: Diagnostic, count: Int) {
    severity = diagnostic.severity
    code = diagnostic.code
    message = diagnostic.message
    place = diagnostic.place
    self.count = count
  }

  /// `message (place)`.
  var text: String { message + (place.map { " (\($0))" } ?? "") }
}
