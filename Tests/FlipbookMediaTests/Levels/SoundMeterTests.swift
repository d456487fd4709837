import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookMedia

@Suite("Loudness and spectrum")
struct SoundMeterTests {
  private func sine(_ hertz: Double, amplitude: Double = 1, rate: Int = 48_000, seconds: Double = 1)
    -> SoundSamples
  {
    let step: Double = 2 * Double.pi * hertz / Double(rate)
    let values = (0..<Int(seconds * Double(rate))).map { index -> Float in
      Float(amplitude * sin(step * Double(index)))
    }
    return SoundSamples(rate: rate, values: values)
  }

  @Test("the transform is Fourier's sum")
  func transform() {
    let count = 64
    let samples = (0..<count).map { (index: Int) -> Double in Double((index * 37 + 11) % 23) / 23 - 0.5 }
    let powers = Spectrum(count: count).powers(of: samples)
    let turn: Double = 2 * Double.pi / Double(count)
    for frequency in 0...count / 2 {
      var (real, imaginary): (Double, Double) = (0, 0)
      for (index, sample) in samples.enumerated() {
        let window: Double = (1 - cos(turn * Double(index))) / 2
        let angle: Double = turn * Double(frequency * index)
        real += sample * window * cos(angle)
        imaginary -= sample * window * sin(angle)
      }
      let scale: Double = 32 / (3 * Double(count * count))
      #expect(abs(powers[frequency] - (real * real + imaginary * imaginary) * scale) < 1e-12)
    }
  }

  @Test(
    "a sine has its root mean square, its peak and its strength in its band, at every rate",
    arguments: [
      8_000, 22_050, 44_100, 48_000, 96_000,
    ])
  func strength(rate: Int) throws {
    let meter = SoundMeter(sine(1_000, amplitude: 0.5, rate: rate), bands: 12)
    let reading = meter.reading(at: 0.5)
    #expect(abs(reading.rms - 0.5 / 2.0.squareRoot()) < 0.005)
    #expect(abs(reading.peak - 0.5) < 0.005)
    let band = try #require(meter.borders.lastIndex { $0 < 1_000 })
    #expect(reading.bands.max() == reading.bands[band])
    // Half of the full scale is 6.02 dB below it.
    #expect(abs(reading.bands[band] - (1 - 6.02 / 60)) < 0.01)
    // Bands two and more away hear nothing.
    for (index, value) in reading.bands.enumerated() where abs(index - band) > 1 { #expect(value < 0.1) }
  }

  @Test("bands are equally wide in octaves, from 40 Hz to 16 kHz or half the rate")
  func borders() {
    let meter = SoundMeter(sine(100), bands: 8)
    #expect(meter.borders.count == 9 && meter.borders[0] == 40)
    #expect(abs(meter.borders[8] - 16_000) < 1e-6)
    for (a, b) in zip(meter.borders, meter.borders.dropFirst()) {
      #expect(abs(b / a - pow(400, 1.0 / 8)) < 1e-9)
    }
    #expect(abs((SoundMeter(sine(100, rate: 8_000), bands: 3).borders.last ?? 0) - 4_000) < 1e-6)
    #expect(SoundMeter(sine(100), bands: 0).borders.count == 2)
    #expect(SoundMeter(sine(100), bands: 9_999).borders.count == SoundMeter.mostBands + 1)
  }

  @Test("silence, moments outside of the sound and broken numbers read 0")
  func silence() {
    let zero = SoundReading(bands: 4)
    let meter = SoundMeter(sine(1_000), bands: 4)
    for time in [-1, 3, 1e18, -.infinity, .infinity, .nan] { #expect(meter.reading(at: time) == zero) }
    let broken = SoundSamples(rate: 48_000, values: Array(repeating: .nan, count: 48_000))
    #expect(SoundMeter(broken, bands: 4).reading(at: 0.5) == zero)
    #expect(SoundMeter(SoundSamples(rate: 48_000, values: []), bands: 4).reading(at: 0) == zero)
  }

  @Test("a band falls at its pace after the sound has ended, and rises at once")
  func fall() throws {
    var samples = sine(1_000, seconds: 0.5).values
    samples += Array(repeating: 0, count: 48_000)
    let meter = SoundMeter(SoundSamples(rate: 48_000, values: samples), bands: 12)
    let band = try #require(meter.borders.lastIndex { $0 < 1_000 })
    let level = { meter.reading(at: $0, fall: 0.5).bands[band] }
    #expect(level(0.4) > 0.98)
    // 0.25 s after the end half of the height is left; the window reaches 21 ms over the end.
    #expect(abs(level(0.75) - 0.5) < 0.06)
    #expect(level(1.1) == 0)
    #expect(meter.reading(at: 0.75).bands[band] == 0)
  }

  @Test("a reading doesn't depend on what was asked before")
  func order() {
    let sound = sine(440, amplitude: 0.3)
    let one = SoundMeter(sound, bands: 16)
    let other = SoundMeter(sound, bands: 16)
    for time in stride(from: 0.0, to: 0.9, by: 0.1) { _ = one.reading(at: time, fall: 0.3) }
    #expect(one.reading(at: 0.05, fall: 0.3) == other.reading(at: 0.05, fall: 0.3))
  }

  @Test("the bits of a reading are these on every machine")
  func bits() {
    // Made of integers, so that the samples are the same too.
    let values = (0..<4_800).map { Float(($0 * 7_919) % 2_001 - 1_000) / 1_000 }
    let reading = SoundMeter(SoundSamples(rate: 48_000, values: values), bands: 3).reading(at: 0.05)
    let bits = [reading.rms, reading.peak].map(\.bitPattern) + reading.bands.map(\.bitPattern)
    #expect(
      bits == [
        4_603_378_241_312_728_366, 4_607_182_418_800_017_408, 4_600_675_295_464_829_202,
        4_606_597_785_226_293_397, 4_606_212_600_870_192_262,
      ])
  }
}
