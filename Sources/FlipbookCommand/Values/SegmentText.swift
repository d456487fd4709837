import FlipbookExport

/// Reads where a film is cut into segments.
enum SegmentText {
  static let forms = "TIME|markers|none"

  /// The length of segments where none is asked for.
  static var standard: String { text(.standard) }
  /// The length of segments in a cache where none is asked for.
  static var editing: String { text(.editing) }

  private static func text(_ choice: SegmentChoice) -> String {
    guard case .seconds(let seconds) = choice else { return "none" }
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
