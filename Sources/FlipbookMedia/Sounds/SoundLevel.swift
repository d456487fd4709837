/// How loud a sound is at a moment. Between two moments loudness changes along a straight line.
package struct SoundLevel: Hashable, Codable, Sendable {
  /// Seconds since the sound began.
  package var time: Double
  /// The factor of the samples: 1 leaves them as they are.
  package var gain: Double

  package init(time: Double, gain: Double) {
    self.time = time
    self.gain = gain
  }
}
