/// A part of a line of code in one colour.
struct CodeWord: Hashable {
  /// The lexical kind of a word.
  enum Kind: Hashable {
    case plain, keyword, type, function, string, number, comment, attribute, property
  }

  var kind: Kind
  var text: String
}
