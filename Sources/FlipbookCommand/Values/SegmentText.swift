import FlipbookExport

/// Reads where a film is cut into segments.
enum SegmentText {
  static let forms = "TIME|markers|none"

  /// The length of segments where none is asked for.
  static var standard: String {
    guard case .seconds(let seconds) = SegmentChoice.standard else { return "none" }
    return "\(Int(seconds))s"
  }

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
