/// The lexical rules of a language.
struct CodeRules {
  var keywords: Set<String> = []
  /// Whether numbers have a colour.
  var hasNumbers = true
  /// Names of types that don't begin with a capital letter.
  var types: Set<String> = []
  var lineComments: [String] = []
  var blockComment: (begin: String, end: String)?
  var nestsComments = false
  /// The marks around strings of one line.
  var quotes: Set<Character> = []
  /// The marks around strings of several lines, which go before those of one.
  var longQuotes: [String] = []
  /// Whether `#` around the marks makes a string in which `\` is a letter.
  var hasRawStrings = false
  /// Whether `\(` in a string begins code, which may hold strings.
  var hasInterpolation = false
  /// The characters that begin an attribute: `@main`, `#if`, `$HOME`.
  var attributeMarks: Set<Character> = []
  /// Whether names with a capital letter are those of types.
  var capitalsAreTypes = false
  /// Whether a name before `(` is a function's.
  var hasCalls = false
  /// Whether a string before `:` is a property's name.
  var hasPropertyStrings = false
  /// Whether comments begin at the begin of a word alone.
  var commentsStandApart = false
}
