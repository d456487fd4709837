import Foundation

/// How a predicate compares two texts.
enum TextComparison: String {
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"

  /// - Parameter flags: `c` where capitals don't count, `d` where accents don't.
  func holds(_ left: String, _ right: String, _ flags: String) -> Bool {
    switch self {
    case .matches: return Self.isWhole(left, "^(?:\(right))$", ignoresCase: flags.contains("c"))
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: right).replacing("\\*", with: ".*")
        .replacing("\\?", with: ".")
      return Self.isWhole(left, "^\(pattern)$", ignoresCase: flags.contains("c"))
    default: break
    }
    var options: String.CompareOptions = []
    if flags.contains("c") { options.insert(.caseInsensitive) }
    if flags.contains("d") { options.insert(.diacriticInsensitive) }
    let (text, part) = (
      left.folding(options: options, locale: nil), right.folding(options: options, locale: nil)
    )
    switch self {
    case .contains: return text.contains(part)
    case .beginsWith: return text.hasPrefix(part)
    default: return text.hasSuffix(part)
    }
  }

  private static func isWhole(_ text: String, _ pattern: String, ignoresCase: Bool) -> Bool {
    let options: NSRegularExpression.Options =
      ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return false }
    let all = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: all)?.range == all
  }
}
