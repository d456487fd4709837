import FlipbookMedia

/// How loud a sound is at a moment, and at which frequencies.
public struct AudioLevel: Hashable, Sendable {
  /// The root of the mean square of 43 ms around the moment: 0…1, and 0.71 for a sine at full scale.
  public var rms: Double
  /// The largest distance from 0 in these 43 ms: 0…1, more for sounds that are too loud.
  public var peak: Double
  /// The strengths of the bands from 40 Hz to 16 kHz, each as wide in octaves as the next: 0 at −60 dB and less, 1 for a
  /// sine at full scale.
  public var bands: [Double]

  /// The loudness as it is heard: 0 at −60 dB and less, 1 for a square wave at full scale.
  public var loudness: Double { SoundReading.share(power: rms * rms) }

  init(_ reading: SoundReading) { (rms, peak, bands) = (reading.rms, reading.peak, reading.bands) }
}
