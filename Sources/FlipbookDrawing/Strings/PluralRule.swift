/// Which form of a text a whole number takes in a language: the cardinal rules of Unicode's CLDR, for whole numbers.
enum PluralRule {
  /// - Parameter language: Such as `pl`, or `pt-PT`.
  /// - Returns: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of count: Int, language: String) -> String {
    let name = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let n = count.magnitude
    let (tens, hundreds) = (n % 10, n % 100)
    let isFew = (2...4).contains(tens) && !(12...14).contains(hundreds)
    switch name {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue", "jv", "km", "wo", "bo", "dz", "ig":
      return "other"
    case "pt": return n == 1 || (n == 0 && !language.hasSuffix("PT")) ? "one" : "other"
    case "fr", "hy", "kab", "ff", "am", "as", "bn", "gu", "hi", "kn", "fa", "zu", "ak", "ln", "mg", "pa",
      "ti", "wa":
      return n < 2 ? "one" : "other"
    case "ru", "uk", "be":
      return tens == 1 && hundreds != 11 ? "one" : isFew ? "few" : "many"
    case "sr", "hr", "bs", "sh":
      return tens == 1 && hundreds != 11 ? "one" : isFew ? "few" : "other"
    case "pl": return n == 1 ? "one" : isFew ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "ro", "mo":
      if n == 1 { return "one" }
      return n == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "lt":
      guard !(11...19).contains(hundreds) else { return "other" }
      return tens == 1 ? "one" : tens >= 2 ? "few" : "other"
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return "zero" }
      return tens == 1 ? "one" : "other"
    case "sl":
      switch hundreds {
      case 1: return "one"
      case 2: return "two"
      case 3, 4: return "few"
      default: return "other"
      }
    case "is", "mk": return tens == 1 && hundreds != 11 ? "one" : "other"
    default: return rare(n, name)
    }
  }

  /// Languages with forms of their own for several small numbers; all others have one for 1.
  private static func rare(_ n: UInt, _ name: String) -> String {
    let hundreds = n % 100
    switch (name, n) {
    case ("ar", 0), ("cy", 0): return "zero"
    case (_, 1): return "one"
    case ("ar", 2), ("he", 2), ("iw", 2), ("ga", 2), ("cy", 2), ("mt", 2): return "two"
    case ("ar", _): return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
    case ("ga", 3...6), ("cy", 3): return "few"
    case ("ga", 7...10), ("cy", 6): return "many"
    case ("mt", _):
      if n == 0 || (3...10).contains(hundreds) { return "few" }
      return (11...19).contains(hundreds) ? "many" : "other"
    default: return "other"
    }
  }
}
