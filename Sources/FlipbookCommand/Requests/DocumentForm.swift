import FlipbookCairo

/// The documents that pictures can become.
enum DocumentForm {
  /// The form of a file's extension; nil for files that are no documents.
  static func of(_ path: String) -> VectorDocument.Form? {
    let lower = path.lowercased()
    if lower.hasSuffix(".pdf") { return .pdf }
    if lower.hasSuffix(".svg") { return .svg }
    return nil
  }
}
