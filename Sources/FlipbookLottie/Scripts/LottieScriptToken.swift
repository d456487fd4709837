/// A word of a script.
struct LottieScriptToken: Equatable {
  /// The kind of word with its content.
  enum Kind: Equatable {
    case end
    case name(String)
    case number(Double)
    case string(String)
    /// The texts of a template and the sources between them.
    case template([String], [String])
    case symbol(String)
  }

  var kind: Kind
  /// Whether a line ends before it.
  var startsLine: Bool
}
