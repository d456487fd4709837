import Foundation

extension NSPredicate {
  /// Makes a comparison of a text: `SELF MATCHES %@`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH` or `==`, with
  /// `[c]` where capitals don't count. Any other format ends the scene, as one that can't be read does on a
  /// device.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    let words = predicateFormat.split(separator: " ").map(String.init)
    guard words.count == 3, words[0].uppercased() == "SELF", let other = arguments.first as? String,
      words[2] == "%@", arguments.count == 1
    else { preconditionFailure("NSPredicate(format:) reads no \(predicateFormat), but SELF MATCHES %@.") }
    let parts = words[1].split(separator: "[", maxSplits: 1).map(String.init)
    let (verb, flags) = (parts[0].uppercased(), parts.count > 1 ? parts[1].lowercased() : "")
    guard ["MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "="].contains(verb) else {
      preconditionFailure("NSPredicate(format:) knows no \(verb).")
    }
    self.init { object, _ in
      (object as? String).map { Self.compares($0, verb, other, ignoresCase: flags.hasPrefix("c")) } ?? false
    }
  }

  private static func compares(_ text: String, _ verb: String, _ other: String, ignoresCase: Bool) -> Bool {
    if verb == "MATCHES" {
      let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
      guard let expression = try? NSRegularExpression(pattern: "^(?:\(other))$", options: options) else {
        return false
      }
      let all = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, range: all)?.range == all
    }
    let (text, other) = ignoresCase ? (text.lowercased(), other.lowercased()) : (text, other)
    switch verb {
    case "CONTAINS": return text.contains(other)
    case "BEGINSWITH": return text.hasPrefix(other)
    case "ENDSWITH": return text.hasSuffix(other)
    default: return text == other
    }
  }
}
