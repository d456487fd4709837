/// A part of a film that has a name.
package struct FilmChapter: Hashable, Codable, Sendable {
  package var title: String
  /// In seconds of the film.
  package var start: Double

  package init(title: String, start: Double) {
    self.title = title
    self.start = start
  }
}
