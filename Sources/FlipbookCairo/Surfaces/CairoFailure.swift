internal import CCairo
import FlipbookDiagnostics

/// A failure of Cairo, in words.
struct CairoFailure: Equatable {
  let words: String

  /// Nil for success.
  init?(_ status: cairo_status_t) {
    if status == CAIRO_STATUS_SUCCESS { return nil }
    words = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error"
  }

  /// Reports a missing part of a picture.
  func report() {
    DiagnosticCollector.current.warn(
      "cairo.status", "Cairo could not draw all of a picture (\(words)); a part of it is missing.")
  }
}
