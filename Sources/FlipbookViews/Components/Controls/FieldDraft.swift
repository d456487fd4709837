/// The text of a field for a value as it is typed: the value is written by its format once the focus leaves.
struct FieldDraft {
  var text = ""
  /// The value's own text after the last letter; nil before the first one.
  var written: String?

  /// Returns what the field shows over the value's own text. A value that was changed elsewhere shows its own.
  func text(over written: String) -> String { self.written == written ? text : written }
}
