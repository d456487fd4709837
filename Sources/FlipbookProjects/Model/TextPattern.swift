import Foundation

/// Patterns with `*`, `?` and `[…]`, as shells have them.
enum TextPattern {
  static func matches(_ pattern: String, _ text: String) -> Bool { fnmatch(pattern, text, 0) == 0 }
}
