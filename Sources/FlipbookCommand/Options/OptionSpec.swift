/// An option of a subcommand, as the parser and `--help` know it.
struct OptionSpec: Equatable, Sendable {
  /// The long name, without its dashes.
  var name: String
  /// The one-letter name.
  var letter: Character?
  /// The placeholder of the value in help, such as `WxH`; nil for an option without a value.
  var value: String?
  /// One line of help, without a full stop.
  var help: String
  /// Whether each use counts, not the last alone.
  var repeats = false
  /// The words that the value may be, where they are few; the parser doesn't check them.
  var words: [String] = []

  static func flag(_ name: String, _ letter: Character? = nil, _ help: String) -> OptionSpec {
    OptionSpec(name: name, letter: letter, value: nil, help: help)
  }

  static func value(
    _ name: String, _ letter: Character? = nil, _ value: String, _ help: String, words: [String] = []
  ) -> OptionSpec {
    OptionSpec(name: name, letter: letter, value: value, help: help, words: words)
  }

  static func list(_ name: String, _ value: String, _ help: String) -> OptionSpec {
    OptionSpec(name: name, letter: nil, value: value, help: help, repeats: true)
  }
}
