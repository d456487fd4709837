import FlipbookDiagnostics

/// Values as they are written in messages and put into texts.
enum SceneText {
  /// In quotation marks, and not longer than a line can hold.
  static func quoted(_ text: String) -> String {
    let short = text.prefix(40)
    // A character may hold any number of marks.
    let line = String(String.UnicodeScalarView(PrintableText.line(String(short)).unicodeScalars.prefix(200)))
    return "\"\(line)\(short.endIndex == text.endIndex ? "" : "…")\""
  }
}
