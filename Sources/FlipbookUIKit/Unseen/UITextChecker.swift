import Foundation

/// Looks words up in a dictionary. A film has none: every word is right.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  open class var availableLanguages: [String] { ["en_US"] }

  /// Finds no word, with a diagnostic.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    unsupported("UITextChecker.rangeOfMisspelledWord", when: true)
    return NSRange(location: NSNotFound, length: 0)
  }

  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    nil
  }
}
