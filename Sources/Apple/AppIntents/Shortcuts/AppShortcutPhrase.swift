/// Words by which people ask for an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let words: String

  /// Makes words without values.
  public init(stringLiteral value: String) { words = value }
  /// Makes words with values.
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

  /// The parts of the words.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words = ""
    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      words.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { words += literal }
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { words += "\(token)" }
    /// Adds the place of a parameter.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      words += "\(Value.self)"
    }
  }
}
