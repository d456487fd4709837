import FlipbookTime

/// The sounds, captions and chapters of a scene's film, as far as the scene has run.
@MainActor
package final class FilmStructure {
  /// In the order in which they were met.
  package private(set) var sounds: [Sound] = []

  /// In the order in which they were met.
  package private(set) var chapters: [FilmChapter] = []

  nonisolated init() {}

  private static let slot = ContextSlot(.scene) { FilmStructure() }

  /// That of the scene that is being made or run.
  package static var current: FilmStructure { of(SceneContext.current) }

  /// That of a scene.
  package static func of(_ context: SceneContext) -> FilmStructure { context[slot] }

  /// Adds a chapter, unless it is there already.
  package func add(_ chapter: FilmChapter) {
    if !chapters.contains(chapter) { chapters.append(chapter) }
  }

  // MARK: Sounds

  /// Adds a sound.
  @discardableResult
  package func add(_ sound: Sound) -> SoundEntry {
    sounds.append(sound)
    return SoundEntry(self, sounds.count - 1)
  }

  /// Makes a sound as loud as this from a time of the film on, on a straight line from the time noted before.
  ///
  /// - Parameter isSudden: Whether the loudness before lasts until then.
  func record(gain: Double, of number: Int, at time: Double, isSudden: Bool) {
    let moment = time - sounds[number].start
    var levels = sounds[number].levels
    // An earlier level for the same moment is replaced.
    while let last = levels.last, last.time >= moment, levels.count > 1 { levels.removeLast() }
    if isSudden, let last = levels.last, last.time < moment {
      levels.append(SoundLevel(time: moment, gain: last.gain))
    }
    levels.append(SoundLevel(time: moment, gain: gain))
    sounds[number].levels = levels
  }

  /// Ends a sound at a time of the film.
  func end(_ number: Int, at time: Double) {
    sounds[number] = sounds[number].cut(at: time)
  }
}
