import FlipbookDiagnostics

/// A diagnostic of a clip, and how often there was an equal one.
struct ClipWarning: Codable, Equatable, Sendable {
  var severity: Diagnostic.Severity
  var code: String
  var message: String
  var place: String?
  var count: Int

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
