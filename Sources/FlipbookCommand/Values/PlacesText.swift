import FlipbookScenes

/// The places that `--at` names, separated by commas.
enum PlacesText {
  /// When nothing is said.
  static let standard = "0,25%,50%,75%,100%"

  /// - Throws: ``FlipbookFailure`` for a place that can't be understood, and for none.
  static func read(_ options: ParsedOptions) throws -> [TimePosition] {
    let text = options.values["at"] ?? standard
    do {
      let places = try text.split(separator: ",").map {
        try TimePosition.parse($0.trimmingCharacters(in: .whitespaces))
      }
      guard !places.isEmpty else { throw ValueError("names no place") }
      return places
    } catch let error as ValueError {
      throw FlipbookFailure("--at \(text): \(error.reason)", .usage)
    }
  }
}
