import FlipbookMedia

/// What a film gets beside its pictures, known when they all are.
package struct FilmExtras: Equatable, Codable, Sendable {
  /// In the film's time.
  package var sounds: [FilmSound] = []
  /// Tracks that players show when they are asked to.
  package var captions: [FilmCaptions] = []
  package var chapters: [FilmChapter] = []

  package init() {}

  /// The same in a film that begins at a time of this one.
  package func moved(by seconds: Double) -> FilmExtras {
    var extras = self
    for index in sounds.indices { extras.sounds[index].sound = sounds[index].sound.moved(by: seconds) }
    for index in captions.indices {
      extras.captions[index].cues = captions[index].cues.map { $0.moved(by: seconds) }
    }
    for index in chapters.indices { extras.chapters[index].start += seconds }
    return extras
  }

  /// The same with other paths for its files.
  package func mapFiles(_ path: (String) -> String) -> FilmExtras {
    var extras = self
    for index in sounds.indices { extras.sounds[index].sound.file = path(sounds[index].sound.file) }
    return extras
  }

  package var isEmpty: Bool { sounds.isEmpty && captions.isEmpty && chapters.isEmpty }
}
