/// Properties of a sound file, known once all of it was decoded.
package struct SoundInfo: Hashable, Codable, Sendable {
  /// Samples a second of all that is mixed.
  package static let rate = 48_000

  /// Its length at ``rate``.
  package var samples: Int
  /// 1 or more.
  package var channels: Int

  package init(samples: Int, channels: Int) {
    self.samples = samples
    self.channels = channels
  }

  /// In seconds.
  package var duration: Double { Double(samples) / Double(Self.rate) }

  /// The sample at a time in seconds, clamped to what a film can have.
  package static func sample(at seconds: Double) -> Int {
    let value = (seconds * Double(rate)).rounded()
    return value.isNaN ? 0 : Int(min(max(value, -1e14), 1e14))
  }
}
