/// The words of a sentence, with places for parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The words with the names of the parameters' values.
  let words: String

  /// Makes the words of a sentence without parameters.
  public init(stringLiteral value: String) { words = value }
  /// Makes the words of a sentence with parameters.
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

  /// The parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words = ""
    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      words.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { words += literal }
    /// Adds the place of a parameter.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      words += "\(Value.self)"
    }
  }
}
