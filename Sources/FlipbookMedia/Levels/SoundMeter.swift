import FlipbookPicture

/// Measures a sound around moments. A reading follows from the samples and the moment alone, in bits that are the same on
/// every machine.
package final class SoundMeter {
  /// The bands reach from here, in hertz.
  static let lowest = 40.0
  /// To here, or to half the rate.
  static let highest = 16_000.0
  /// The most bands.
  package static let mostBands = 256
  /// Readings are taken so often, in a second; between them the last holds.
  package static let pace = 120
  /// The most readings that are kept.
  private static let kept = 4_096

  private let samples: SoundSamples
  private let spectrum: Spectrum
  /// The borders of the bands, in hertz.
  let borders: [Double]
  private var known: [Int: SoundReading] = [:]

  /// - Parameter bands: 1…256; numbers beyond are kept within.
  package init(_ samples: SoundSamples, bands: Int) {
    self.samples = samples
    spectrum = Spectrum(count: Spectrum.count(rate: samples.rate))
    let count = min(max(bands, 1), Self.mostBands)
    let top = max(2 * Self.lowest, min(Self.highest, Double(samples.rate) / 2))
    let factor = ExactMath.root(top / Self.lowest, degree: count)
    var borders = [Self.lowest]
    for _ in 0..<count { borders.append(borders[borders.count - 1] * factor) }
    self.borders = borders
  }

  private var bandCount: Int { borders.count - 1 }

  /// The reading at a time of the file in seconds; silence outside of it.
  ///
  /// - Parameter fall: Seconds in which a strength falls from 1 to 0: what was louder before is still seen.
  package func reading(at time: Double, fall: Double = 0) -> SoundReading {
    let last = (samples.duration * Double(Self.pace)).rounded(.up)
    let place = (time * Double(Self.pace) + 1e-6).rounded(.down)
    guard place >= 0, place <= last + Double(Self.pace) * 10 else { return SoundReading(bands: bandCount) }
    var reading = reading(Int(place))
    let steps = fall > 0 ? Int((min(fall, 10) * Double(Self.pace)).rounded(.up)) : 0
    for step in 1..<max(1, steps) where Int(place) >= step {
      let before = self.reading(Int(place) - step)
      let loss = Double(step) / Double(Self.pace) / fall
      for index in reading.bands.indices where before.bands[index] - loss > reading.bands[index] {
        reading.bands[index] = before.bands[index] - loss
      }
    }
    return reading
  }

  private func reading(_ place: Int) -> SoundReading {
    if let reading = known[place] { return reading }
    if known.count >= Self.kept { known.removeAll() }
    let reading = measured(place)
    known[place] = reading
    return reading
  }

  private func measured(_ place: Int) -> SoundReading {
    // The samples around the moment; silence before the begin and behind the end.
    let (count, values) = (spectrum.count, samples.values)
    let first = place * samples.rate / Self.pace - count / 2
    guard first < values.count, first + count > 0 else { return SoundReading(bands: bandCount) }
    var window = [Double](repeating: 0, count: count)
    var (sum, peak) = (0.0, 0.0)
    for index in max(0, -first)..<min(count, values.count - first) {
      // A float file may hold anything.
      let value = Double(values[first + index])
      guard value.isFinite else { continue }
      window[index] = min(max(value, -16), 16)
      sum += window[index] * window[index]
      peak = max(peak, abs(window[index]))
    }
    var reading = SoundReading(bands: bandCount)
    guard peak > 0 else { return reading }
    (reading.rms, reading.peak) = ((sum / Double(count)).squareRoot(), peak)
    let powers = spectrum.powers(of: window)
    let width = Double(samples.rate) / Double(count)
    for band in 0..<bandCount {
      let power = Self.power(powers, from: borders[band] / width, to: borders[band + 1] / width)
      reading.bands[band] = SoundReading.share(power: power)
    }
    return reading
  }

  /// The power between two places among the frequencies; each of these reaches half a place to both sides.
  private static func power(_ powers: [Double], from lower: Double, to upper: Double) -> Double {
    let (first, last) = (Int((lower + 0.5).rounded(.down)), Int((upper + 0.5).rounded(.down)))
    var sum = 0.0
    for index in first...max(first, last) where index < powers.count {
      let share = min(upper, Double(index) + 0.5) - max(lower, Double(index) - 0.5)
      if share > 0 { sum += powers[index] * share }
    }
    return sum
  }
}
