/// Makes text of scenes and file names safe to print.
///
/// A terminal obeys control characters, and bidirectional controls reorder what a person reads. Both are shown as JSON
/// escapes them, `\u001b`, so that a text of JSON stays one.
package enum PrintableText {
  /// The text with every control but line ends and tabs escaped.
  ///
  /// - Parameter keepingColors: Whether sequences that only set colours stay.
  package static func escaped(_ text: String, keepingColors: Bool = false) -> String {
    let isEscaped: (Unicode.Scalar) -> Bool = { $0 != "\n" && $0 != "\t" && isControl($0) }
    guard keepingColors, text.unicodeScalars.contains("\u{1b}") else {
      return replacing(text[...].unicodeScalars, where: isEscaped)
    }
    var result = ""
    var rest = text[...]
    while let color = rest.firstMatch(of: /\x1b\[[0-9;]*m/) {
      result += replacing(rest[..<color.range.lowerBound].unicodeScalars, where: isEscaped) + color.output
      rest = rest[color.range.upperBound...]
    }
    return result + replacing(rest.unicodeScalars, where: isEscaped)
  }

  /// The text on one line: line ends and tabs are escaped too.
  package static func line(_ text: String) -> String {
    replacing(text[...].unicodeScalars, where: isControl)
  }

  /// Whether a character moves the cursor, changes the terminal, or reorders or hides text.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f...0x9f: true
    // Arabic letter mark, direction marks, line and paragraph separators, embeddings, overrides and isolates.
    case 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    // The byte order mark and the invisible tags.
    case 0xfeff, 0xe0000...0xe007f: true
    default: false
    }
  }

  private static func replacing(
    _ text: Substring.UnicodeScalarView, where isEscaped: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.contains(where: isEscaped) else { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text {
      guard isEscaped(scalar) else {
        result.append(scalar)
        continue
      }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        result.append(
          contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
      }
    }
    return String(result)
  }
}
