import Foundation

/// Reads lengths of time: `5`, `1.5s`, `250ms`, `1m30s`, `1:30`.
enum Seconds {
  static let examples = "5, 1.5s, 250ms or 1:30"

  /// - Returns: Seconds, finite and not negative.
  static func parse(_ text: String) throws -> Double {
    guard let seconds = read(text), seconds.isFinite else {
      throw ValueError("is not a time; write it like \(examples)")
    }
    guard seconds >= 0 else { throw ValueError("a time can't be negative") }
    return seconds
  }

  private static func read(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1 { return clock(parts) }
    if text.hasSuffix("ms") { return Decimals.parse(text.dropLast(2)).map { $0 / 1_000 } }
    let body = text.hasSuffix("s") ? text.dropLast() : Substring(text)
    guard let minute = body.firstIndex(of: "m") else { return Decimals.parse(body) }
    guard let minutes = Decimals.parse(body[..<minute]) else { return nil }
    let rest = body[body.index(after: minute)...]
    if rest.isEmpty { return text.hasSuffix("s") ? nil : minutes * 60 }
    return Decimals.parse(rest).map { minutes * 60 + $0 }
  }

  /// `minutes:seconds` or `hours:minutes:seconds`.
  private static func clock(_ parts: [Substring]) -> Double? {
    guard parts.count <= 3, let seconds = Decimals.parse(parts[parts.count - 1]), seconds < 60 else {
      return nil
    }
    var total = seconds
    var unit = 60.0
    for part in parts.dropLast().reversed() {
      guard let value = Int(part), value >= 0 else { return nil }
      total += Double(value) * unit
      unit *= 60
    }
    return total
  }
}
