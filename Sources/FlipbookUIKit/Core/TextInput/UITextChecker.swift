import Foundation

/// A dictionary of words. A film has none, and every word is right.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  /// American English alone.
  open class var availableLanguages: [String] { ["en_US"] }

  /// Returns no range, with a diagnostic.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    unsupported("UITextChecker.rangeOfMisspelledWord", when: true)
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Always nil. Every word is right.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Always nil. No words are known.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    nil
  }
}
