/// A sound as numbers: all channels mixed into one, at the file's own rate.
package struct SoundSamples: Sendable {
  /// Samples a second.
  package let rate: Int
  /// −1…1 at full scale, one after the other from the file's begin.
  package let values: [Float]

  package init(rate: Int, values: [Float]) {
    self.rate = rate
    self.values = values
  }

  /// In seconds.
  package var duration: Double { Double(values.count) / Double(max(1, rate)) }
}
