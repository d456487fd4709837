/// A part of a line of code in one colour.
struct CodeWord: Hashable {
  /// What it is to a reader.
  enum Kind: Hashable {
    case plain, keyword, type, function, string, number, comment, attribute, property
  }

  var kind: Kind
  var text: String
}
