import FlipbookMedia
import Foundation
import Testing

@testable import FlipbookExport

@MainActor
@Suite("Films with sounds of their scene")
struct FilmSoundTests {
  /// A click at a sample, and silence.
  private func click(_ path: String, at sample: Int, count: Int = 4800) throws {
    try SoundSamples.write(path, count: count) { index, _ in index == sample ? 30_000 : 0 }
  }

  private func render(
    _ path: String, _ sounds: [Sound], seconds: Double? = nil, store: SegmentStore? = nil, workers: Int = 2,
    audio: String? = nil, own: [Sound] = []
  ) throws {
    var job = RenderJob(path, workers: workers) {
      $0.audio = audio
      $0.sounds = own
      $0.overwrites = true
      if let seconds { $0.segments = .seconds(seconds) }
    }
    job.segmentStore = store
    job.tracks = {
      var tracks = FilmTracks()
      tracks.sounds = try sounds.map(SoundProbe().film)
      return tracks
    }
    try job.run(try TestSource(frames: 30))
  }

  /// The sample that is the loudest of a stretch.
  private func peak(_ samples: [Int], _ range: Range<Int>) -> Int {
    range.max { abs(samples[2 * $0]) < abs(samples[2 * $1]) } ?? 0
  }

  @Test(
    "a film has each sound at its sample and pictures that stay as they are",
    arguments: ["a.mp4", "b.mkv", "c.webm", "d.mov"])
  func film(name: String) throws {
    try withTemporaryFolder { folder in
      try click("\(folder)/click.wav", at: 100)
      let path = "\(folder)/\(name)"
      let sounds = [0.25, 0.7].map { Sound(file: "\(folder)/click.wav", start: $0) }
      try render(path, sounds)
      let samples = try SoundSamples.decoded(path)
      // Matroska has no place for what AAC puts before the sound: the pictures begin as much later.
      let begin = name == "b.mkv" ? 1024 : 0
      let pictures = Double(try MediaTools.stream(path)["start_time"] ?? "") ?? -1
      #expect(abs(pictures - Double(begin) / 48_000) < 0.001)
      #expect(abs(samples.count / 2 - 48_000 - begin) <= 1024)
      for start in [12_000, 33_600] {
        let found = peak(samples, start + begin..<start + begin + 4800)
        #expect(abs(found - start - begin - 100) <= 1, "\(found - start)")
        #expect(abs(samples[2 * found]) > 8000)
      }
      #expect(try MediaTools.stream(path, count: true)["nb_read_frames"] == "30")
      #expect(try names(in: folder) == [name, "click.wav"].sorted())
    }
  }

  @Test("the bytes are the same at any number of workers and on every run")
  func deterministic() throws {
    try withTemporaryFolder { folder in
      try click("\(folder)/click.wav", at: 10)
      let films = try [1, 2, 5].map { workers in
        let path = "\(folder)/\(workers).mp4"
        try render(path, [Sound(file: "\(folder)/click.wav", start: 0.5)], workers: workers)
        return try bytes(of: path)
      }
      #expect(films[0] == films[1])
      #expect(films[0] == films[2])
    }
  }

  @Test("--audio and the sounds of a scene are mixed")
  func together() throws {
    try withTemporaryFolder { folder in
      try click("\(folder)/scene.wav", at: 0)
      try click("\(folder)/given.wav", at: 4000)
      try click("\(folder)/listed.wav", at: 0)
      let path = "\(folder)/a.mp4"
      try render(
        path, [Sound(file: "\(folder)/scene.wav", start: 0.5)], audio: "\(folder)/given.wav",
        own: [Sound(file: "\(folder)/listed.wav", start: 0.75)])
      let samples = try SoundSamples.decoded(path)
      for place in [4000, 24_000, 36_000] {
        #expect(abs(peak(samples, max(0, place - 500)..<place + 500) - place) <= 1)
      }
    }
  }

  @Test("a film in segments has the sound of one that is whole; the sound is encoded once and kept")
  func segments() throws {
    try withTemporaryFolder { folder in
      try click("\(folder)/click.wav", at: 100)
      let sounds = [Sound(file: "\(folder)/click.wav", start: 0.4)]
      try render("\(folder)/whole.mp4", sounds)
      let store = try SegmentStore(folder: folder + "/kept")
      try render("\(folder)/cut.mp4", sounds, seconds: 0.25, store: store)
      let whole = try SoundSamples.decoded("\(folder)/whole.mp4")
      #expect(try SoundSamples.decoded("\(folder)/cut.mp4") == whole)
      let stored = store.statistics.stored
      try render("\(folder)/again.mp4", sounds, seconds: 0.25, store: store)
      #expect(store.statistics.stored == stored, "nothing is encoded anew")
      #expect(try bytes(of: "\(folder)/again.mp4") == bytes(of: "\(folder)/cut.mp4"))
      try click("\(folder)/click.wav", at: 200)
      try render("\(folder)/other.mp4", sounds, seconds: 0.25, store: store)
      #expect(store.statistics.stored == stored + 1, "the sound is another, the pictures are the same")
    }
  }

  @Test("a listed sound that can't be used stops the film before anything is written")
  func refused() throws {
    try withTemporaryFolder { folder in
      try Data("no sound".utf8).write(to: URL(fileURLWithPath: "\(folder)/bad.wav"))
      for seconds in [nil, 0.25] {
        #expect(throws: ExportError.self) {
          try render("\(folder)/a.mp4", [], seconds: seconds, own: [Sound(file: "\(folder)/bad.wav")])
        }
      }
      #expect(try names(in: folder) == ["bad.wav"])
    }
  }

  @Test("an animation leaves out the sounds of its scene and refuses listed ones")
  func animation() throws {
    try withTemporaryFolder { folder in
      try click("\(folder)/click.wav", at: 0)
      try render("\(folder)/a.gif", [Sound(file: "\(folder)/click.wav")])
      #expect(try names(in: folder) == ["a.gif", "click.wav"])
      #expect(throws: ExportError.self) {
        try render("\(folder)/b.gif", [], own: [Sound(file: "\(folder)/click.wav")])
      }
    }
  }
}
