/// The measurements of a sound at a moment.
package struct SoundReading: Equatable, Sendable {
  /// The root of the mean square: 0…1, and 0.71 for a sine at full scale.
  package var rms: Double
  /// The largest distance from 0: 0…1, more for sounds that are too loud.
  package var peak: Double
  /// The strengths from low to high: 0 at −60 dB and less, 1 for a sine at full scale.
  package var bands: [Double]

  /// Silence.
  package init(bands: Int) { (rms, peak, self.bands) = (0, 0, Array(repeating: 0, count: bands)) }

  /// A strength as a share of what is heard: 0 at −60 dB and less, 1 at 0 dB.
  package static func share(power: Double) -> Double {
    min(max(1 + ExactMath.decibels(power) / 60, 0), 1)
  }
}
