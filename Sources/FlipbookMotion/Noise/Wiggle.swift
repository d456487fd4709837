import FlipbookPicture
import Foundation

/// A random but smooth wandering around a value, the same every time for a seed.
public struct Wiggle: Hashable, Sendable {
  /// About how many times a second the direction changes.
  public var frequency: Double
  /// The farthest it wanders, in the unit of what wiggles.
  public var amplitude: Double
  /// The number of layers of detail; each has twice the frequency and half the size.
  public var octaves: Int
  /// The seed; another one gives another motion.
  public var seed: UInt64

  /// Makes a wiggle. A frequency or amplitude that is no finite number is replaced (by 1 and 0), with a
  /// warning.
  public init(frequency: Double, amplitude: Double, octaves: Int = 1, seed: UInt64 = 0) {
    self.frequency = MotionInput.finite(frequency, or: 1, "The frequency of a wiggle")
    self.amplitude = MotionInput.finite(amplitude, or: 0, "The amplitude of a wiggle")
    self.octaves = octaves
    self.seed = seed
  }

  /// The offset at a time in seconds. Channels wander independently.
  public func value(at time: TimeInterval, channel: Int = 0) -> Double {
    amplitude * noise(channel).fractal(time * frequency, 0.5, octaves: octaves)
  }

  /// The offset at a time, such that it repeats without a seam after a number of seconds.
  public func value(at time: TimeInterval, loopingEvery period: TimeInterval, channel: Int = 0) -> Double {
    guard period > 0, period < .infinity else { return value(at: time, channel: channel) }
    // A walk round a circle whose circumference is the way that straight on would have been.
    let radius = frequency * period / (2 * .pi)
    let angle = 2 * .pi * (time / period - (time / period).rounded(.down))
    return amplitude * noise(channel).fractal(radius * cos(angle), radius * sin(angle), octaves: octaves)
  }

  /// The offset of a position at a time in seconds.
  public func offset(at time: TimeInterval) -> CGVector {
    CGVector(dx: value(at: time, channel: 0), dy: value(at: time, channel: 1))
  }

  private func noise(_ channel: Int) -> Noise {
    Noise(seed: seed ^ (UInt64(bitPattern: Int64(channel)) &* 0xD1B5_4A32_D192_ED03))
  }
}
