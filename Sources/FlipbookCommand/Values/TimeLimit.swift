import Foundation

/// Reads `--timeout`: how long one scene, or one clip of a batch, may take.
enum TimeLimit {
  /// - Returns: Seconds, finite and above 0.
  static func parse(_ text: String) throws -> Double {
    let seconds = try Seconds.parse(text)
    guard seconds > 0 else { throw ValueError("must be above 0") }
    return seconds
  }
}
