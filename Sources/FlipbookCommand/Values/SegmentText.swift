import FlipbookExport

/// Reads where a film is cut into segments.
enum SegmentText {
  static let forms = "TIME|markers|none"

  /// - Throws: ``ValueError``.
  static func parse(_ text: String) throws -> SegmentChoice {
    switch text {
    case "none": return .none
    case "markers": return .markers
    default:
      let seconds = try Seconds.parse(text)
      guard seconds > 0 else { throw ValueError("must be above 0 s, markers or none") }
      return .seconds(seconds)
    }
  }
}
