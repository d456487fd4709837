import FlipbookMedia

/// The sounds, captions and chapters of a film, known when they all are.
package struct FilmTracks: Equatable, Codable, Sendable {
  /// In the film's time.
  package var sounds: [FilmSound] = []
  /// Tracks that players show when they are asked to.
  package var captions: [FilmCaptions] = []
  package var chapters: [FilmChapter] = []

  package init() {}

  /// Makes the tracks that a scene has come to, with the captions that the output's settings name before its own.
  init(of settings: OutputSettings, _ scene: FilmTracks?) {
    self = scene ?? FilmTracks()
    captions = settings.captions + captions
  }

  /// The same in a film that begins at a time of this one.
  package func moved(by seconds: Double) -> FilmTracks {
    var tracks = self
    for index in sounds.indices { tracks.sounds[index].sound = sounds[index].sound.moved(by: seconds) }
    for index in captions.indices {
      tracks.captions[index].cues = captions[index].cues.map { $0.moved(by: seconds) }
    }
    for index in chapters.indices { tracks.chapters[index].start += seconds }
    return tracks
  }

  /// The same with other paths for its files.
  package func mapFiles(_ path: (String) -> String) -> FilmTracks {
    var tracks = self
    for index in sounds.indices { tracks.sounds[index].sound.file = path(sounds[index].sound.file) }
    return tracks
  }

  package var isEmpty: Bool { sounds.isEmpty && captions.isEmpty && chapters.isEmpty }
}
