/// A sound of a film whose file was found whole.
package struct FilmSound: Hashable, Codable, Sendable {
  package var sound: Sound
  package var info: SoundInfo

  package init(_ sound: Sound, _ info: SoundInfo) {
    self.sound = sound
    self.info = info
  }
}
