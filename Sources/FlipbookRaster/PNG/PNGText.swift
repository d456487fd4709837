/// A keyword with a text, kept in a PNG beside its pixels.
package struct PNGText: Hashable, Sendable {
  /// 1 to 79 Latin letters, digits or spaces.
  package var keyword: String
  package var text: String

  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }
}
