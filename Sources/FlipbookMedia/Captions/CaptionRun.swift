/// A stretch of a caption's text in one look.
package struct CaptionRun: Hashable, Codable, Sendable {
  package var text: String
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  /// `#rrggbb` or a name, as the file has it; nil for the caption's own.
  package var color: String?
  /// When the words are spoken, in seconds of the film; nil where the file doesn't say.
  package var time: Double?

  package init(_ text: String) { self.text = text }
}
