/// Captions that go into a film as a track of their own, which players show when they are asked to.
package struct FilmCaptions: Hashable, Codable, Sendable {
  /// In the film's time.
  package var cues: [CaptionCue]
  /// Of three letters, such as `eng`; nil where nobody says.
  package var language: String?

  package init(cues: [CaptionCue], language: String? = nil) {
    self.cues = cues
    self.language = language
  }
}
