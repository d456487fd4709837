/// A sound that a scene has added to its film, for changes as the scene runs on.
///
/// It stays with the film that it was added to, whichever scene runs when it is changed.
package struct SoundEntry: Sendable {
  private let structure: FilmStructure
  private let number: Int

  init(_ structure: FilmStructure, _ number: Int) { (self.structure, self.number) = (structure, number) }

  /// Makes the sound as loud as this from a time of the film on, on a straight line from the time noted before.
  ///
  /// - Parameter isSudden: Whether the loudness before lasts until then.
  @MainActor
  package func record(gain: Double, at time: Double, isSudden: Bool) {
    structure.record(gain: gain, of: number, at: time, isSudden: isSudden)
  }

  /// Ends the sound at a time of the film.
  @MainActor
  package func end(at time: Double) { structure.end(number, at: time) }
}
