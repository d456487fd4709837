import FlipbookMedia
import Foundation
import Testing

@testable import FlipbookExport

@Suite("Mixed sounds, sample by sample")
struct SoundMixTests {
  /// Compares a mix with what each sample should be, left and right.
  private func expect(_ sounds: [Sound], length: Int, _ expected: (Int) -> (Double, Double)) throws {
    let mixed = try SoundSamples.mixed(sounds, length: length)
    try #require(mixed.count == 2 * length)
    var wrong: [Int] = []
    for index in 0..<length {
      let (left, right) = expected(index)
      // Half a step of rounding, and one for the last bit of a product.
      if abs(Double(mixed[2 * index]) - left) > 1 || abs(Double(mixed[2 * index + 1]) - right) > 1 {
        wrong.append(index)
      }
    }
    #expect(wrong.isEmpty, "samples \(wrong.prefix(5)) of \(wrong.count)")
  }

  /// A sound that reports its place: of each channel another ramp.
  private static func ramp(_ index: Int, _ channel: Int) -> Int { index % 1000 * (channel == 0 ? 10 : -7) }

  private func withRamp(_ count: Int = 4800, channels: Int = 2, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/ramp.wav"
      try SoundSamples.write(path, channels: channels, count: count, Self.ramp)
      try body(path)
    }
  }

  @Test("a sound begins at its sample and has silence around it")
  func placed() throws {
    try withRamp { file in
      // 1001 samples, a time that no frame of a film has.
      let sound = Sound(file: file, start: 1001.0 / 48_000)
      try expect([sound], length: 9600) { index in
        let own = index - 1001
        guard (0..<4800).contains(own) else { return (0, 0) }
        return (Double(Self.ramp(own, 0)), Double(Self.ramp(own, 1)))
      }
    }
  }

  @Test("a mono sound is as loud on both sides")
  func mono() throws {
    try withRamp(channels: 1) { file in
      try expect([Sound(file: file)], length: 4800) { index in
        (Double(Self.ramp(index, 0)), Double(Self.ramp(index, 0)))
      }
    }
  }

  @Test("a part is cut out and repeated without a gap, to the end")
  func looped() throws {
    try withRamp { file in
      var sound = Sound(file: file, start: 0.01)
      (sound.from, sound.to, sound.plays) = (300.0 / 48_000, 1000.0 / 48_000, nil)
      try expect([sound], length: 20_000) { index in
        guard index >= 480 else { return (0, 0) }
        let own = 300 + (index - 480) % 700
        return (Double(Self.ramp(own, 0)), Double(Self.ramp(own, 1)))
      }
    }
  }

  @Test("a sound that began before the film is heard from where it is then, and cut where it ends")
  func early() throws {
    try withRamp { file in
      var sound = Sound(file: file, start: -0.05)
      sound.end = 0.02
      try expect([sound], length: 4800) { index in
        guard index < 960 else { return (0, 0) }
        return (Double(Self.ramp(index + 2400, 0)), Double(Self.ramp(index + 2400, 1)))
      }
    }
  }

  @Test("fades and volumes are straight lines over the samples")
  func gains() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/flat.wav"
      try SoundSamples.write(file, count: 9600) { _, channel in channel == 0 ? 10_000 : -20_000 }
      var sound = Sound(file: file)
      (sound.fadeIn, sound.fadeOut) = (0.02, 0.01)
      sound.levels = [(0.05, 1.0), (0.1, 0.25), (0.15, 0.25), (0.15, 0.5)].map {
        SoundLevel(time: $0.0, gain: $0.1)
      }
      try expect([sound], length: 9600) { index in
        let rise = min(1, Double(index) / 960)
        let fall = min(1, Double(9600 - index) / 480)
        let gain =
          switch index {
          case ..<2400: 1.0
          case ..<4800: 1 - 0.75 * Double(index - 2400) / 2400
          case ..<7200: 0.25
          default: 0.5
          }
        return (10_000 * rise * fall * gain, -20_000 * rise * fall * gain)
      }
    }
  }

  @Test("sounds add up as they are; one file may be heard many times")
  func sum() throws {
    try withRamp { file in
      let sounds = [0, 100, 4000].map { Sound(file: file, start: Double($0) / 48_000) }
      try expect(sounds, length: 8800) { index in
        var sum = (0.0, 0.0)
        for start in [0, 100, 4000] where (0..<4800).contains(index - start) {
          sum.0 += Double(Self.ramp(index - start, 0))
          sum.1 += Double(Self.ramp(index - start, 1))
        }
        return sum
      }
      #expect(try #require(SoundMix(sounds.map(SoundProbe().film), length: 8800)).files == [file])
    }
  }

  @Test("music makes room while another sound is heard")
  func ducking() throws {
    try withTemporaryFolder { folder in
      let (music, voice) = ("\(folder)/music.wav", "\(folder)/voice.wav")
      try SoundSamples.write(music, count: 96_000) { _, _ in 10_000 }
      try SoundSamples.write(voice, count: 9600) { _, _ in 0 }
      var sound = Sound(file: music)
      sound.duck = 0.2
      let mixed = try SoundSamples.mixed([sound, Sound(file: voice, start: 1)], length: 96_000)
      func level(_ seconds: Double) -> Int { mixed[2 * Int(seconds * 48_000)] }
      #expect(level(0.6) == 10_000)
      #expect(abs(level(0.85) - 6000) <= 1, "half way down")
      #expect(level(1) == 2000)
      #expect(level(1.19) == 2000)
      #expect(abs(level(1.35) - 6000) <= 1, "half way up")
      #expect(level(1.6) == 10_000)
    }
  }

  @Test("what can't be heard is left out; nothing at all is no sound")
  func silence() throws {
    try withRamp { file in
      var ended = Sound(file: file, start: 1)
      ended.end = 0.5
      var behind = Sound(file: file)
      behind.from = 7
      var never = Sound(file: file)
      never.plays = 0
      for sound in [ended, behind, never, Sound(file: file, start: 99), Sound(file: file, start: -99)] {
        let mixed = try SoundSamples.mixed([sound], length: 4800)
        #expect(mixed.isEmpty)
      }
    }
  }

  @Test("a curve of thousands of points is mixed exactly")
  func manyPoints() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/flat.wav"
      try SoundSamples.write(file, count: 48_000) { _, _ in 16_384 }
      var sound = Sound(file: file)
      sound.levels = (0...3000).map {
        SoundLevel(time: Double($0) * 16 / 48_000, gain: Double($0 * 37 % 100) / 100)
      }
      let curve = GainCurve(sound.levels)
      #expect(curve.points.count > 2000)
      try expect([sound], length: 48_000) { index in
        let gain = 16_384 * curve.gain(at: index)
        return (gain, gain)
      }
    }
  }

  @Test("a sound at another speed keeps its pitch and takes as long as it should; a period holds silence too")
  func speeds() throws {
    try withTemporaryFolder { folder in
      // 1,000 Hz for a second.
      let path = "\(folder)/tone.wav"
      try SoundSamples.write(path, channels: 1, count: 48_000) { index, _ in
        Int(10_000 * sin(Double(index) * 2 * .pi / 48))
      }
      for speed in [0.4, 0.5, 2, 3] {
        var sound = Sound(file: path)
        sound.speed = speed
        let length = Int(48_000 / speed)
        let mixed = try SoundSamples.mixed([sound], length: length + 4800)
        let left = (0..<length + 4800).map { mixed[2 * $0] }
        let loud = left[(length / 4)..<(length / 2)]
        let crossings = zip(loud, loud.dropFirst()).count { $0 < 0 && $1 >= 0 }
        let wanted = Double(loud.count) / 48
        #expect(abs(Double(crossings) - wanted) <= wanted * 0.06 + 2, "\(speed)")
        #expect(left[length...].allSatisfy { $0 == 0 }, "\(speed)")
      }
    }
    try withRamp(1000) { file in
      var sound = Sound(file: file)
      (sound.period, sound.plays) = (1500.0 / 48_000, nil)
      try expect([sound], length: 6000) { index in
        let own = index % 1500
        return own < 1000 ? (Double(Self.ramp(own, 0)), Double(Self.ramp(own, 1))) : (0, 0)
      }
    }
  }
}
