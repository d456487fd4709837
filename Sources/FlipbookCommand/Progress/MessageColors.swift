import Foundation

/// Colours for messages on a terminal, which distinguish errors, warnings and notes.
///
/// `NO_COLOR` turns them off, `CLICOLOR_FORCE` on where there is no terminal; `flipbook --color` sets one of them.
enum MessageColors {
  /// The values of `--color`.
  enum Choice: String, CaseIterable {
    case auto, always, never

    /// Puts the choice into the environment: the processes of scenes follow it too. Called before there are threads.
    func apply() {
      switch self {
      case .auto: break
      case .always:
        unsetenv("NO_COLOR")
        setenv("CLICOLOR_FORCE", "1", 1)
      case .never: setenv("NO_COLOR", "1", 1)
      }
    }
  }

  /// Whether messages to a descriptor have colours.
  static func areWanted(for descriptor: Int32) -> Bool {
    func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE") { return true }
    return isatty(descriptor) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
  }

  private static let styles = ["error": "1;31", "warning": "1;35", "note": "1;36"]

  /// Colours the word that says what a line is: the program's name before an error, `warning`, `note`.
  static func marked(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("flipbook: ") { return styled("flipbook:", "1;31") + line.dropFirst(9) }
      // The first word that stands before a colon, alone or after a place.
      for (word, style) in styles.sorted(by: { $0.key < $1.key }) {
        if line.hasPrefix(word + ": ") { return styled(word + ":", style) + line.dropFirst(word.count + 1) }
        guard let place = line.range(of: ": \(word): "), line[..<place.lowerBound].contains(":") else {
          continue
        }
        return line[..<place.lowerBound] + ": " + styled(word + ":", style) + " " + line[place.upperBound...]
      }
      return String(line)
    }.joined(separator: "\n")
  }

  private static func styled(_ text: String, _ style: String) -> String { "\u{1B}[\(style)m\(text)\u{1B}[0m" }
}
