import Testing

@testable import FlipbookMedia

@Suite("Sounds that a scene adds")
@MainActor
struct SoundEntryTests {
  @Test("a sound is changed in the film that it was added to, whichever film is made then")
  func owner() {
    let (first, other) = (FilmStructure(), FilmStructure())
    first.add(Sound(file: "a.wav", start: 0))
    let entry = first.add(Sound(file: "b.wav", start: 1))
    other.add(Sound(file: "c.wav", start: 0))
    let untouched = other.sounds
    entry.record(gain: 0.5, at: 2, isSudden: false)
    entry.end(at: 3)
    #expect(other.sounds == untouched)
    #expect(first.sounds[1].levels.last == SoundLevel(time: 1, gain: 0.5))
    #expect(first.sounds[1] == first.sounds[1].cut(at: 3))
    #expect(first.sounds[0] == Sound(file: "a.wav", start: 0))
  }
}
