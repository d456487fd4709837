import Foundation

/// A spring that is given by how long it lasts, as UIKit has it.
///
/// Its frequency is that at which the sine's part of the motion, |ζω − v| / (ω √(1 − ζ²)) · e^(−ζωT), has come down to a
/// thousandth of the way after the duration T. A critical spring is as far from its end then:
/// (1 + (ω − v) T) · e^(−ωT). The cosine's part is left out, so that a spring of little damping swings slower than one
/// that rests in time.
struct DurationSpring {
  /// The length, in seconds, above 0.
  let duration: Double
  /// Above 0, to 1 for no overshoot.
  let dampingRatio: Double
  /// The first velocity, in whole ways a second.
  let velocity: Double

  private static let threshold = 0.001

  /// The angular frequency of the spring without damping, in radians a second.
  ///
  /// It is the largest one with that rest: the rest falls beyond it.
  var frequency: Double {
    // So stiff a spring is at rest, beyond the frequency at which its first velocity is that of its envelope.
    var high = (40 / duration + 2 * max(velocity, 0)) / dampingRatio
    while rest(high / 1.1) <= Self.threshold, high > 1e-3 / duration { high /= 1.1 }
    var low = high / 1.1
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if rest(middle) > Self.threshold { low = middle } else { high = middle }
    }
    return high
  }

  /// The share of the way that counts as left after the duration.
  private func rest(_ frequency: Double) -> Double {
    let fall = exp(-dampingRatio * frequency * duration)
    if dampingRatio == 1 { return abs(1 + (frequency - velocity) * duration) * fall }
    let swing = frequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    return abs(dampingRatio * frequency - velocity) / swing * fall
  }
}
