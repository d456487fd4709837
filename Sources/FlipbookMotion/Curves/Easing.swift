import Foundation

/// The named easing functions people know from other tools (Robert Penner's set).
///
/// Each exists in three directions; see ``UnitCurve/easing(_:_:)`` and the shorthands such as
/// ``UnitCurve/easeOutBounce``.
public enum Easing: String, Hashable, Sendable, CaseIterable, Codable {
  /// A quarter of a sine wave.
  case sine
  /// The second power.
  case quad
  /// The third power.
  case cubic
  /// The fourth power.
  case quart
  /// The fifth power.
  case quint
  /// A power of two: 2^(10x - 10), with a step of 2^-10 at its flat end.
  case expo
  /// A quarter circle.
  case circ
  /// Pulls back by a tenth first.
  case back
  /// Swings like a plucked spring.
  case elastic
  /// Bounces like a dropped ball.
  case bounce

  /// Which end of the curve is eased.
  public enum Direction: String, Hashable, Sendable, CaseIterable, Codable {
    /// The start.
    case `in`
    /// The end.
    case out
    /// Both ends.
    case inOut
  }

  /// The value and slope at x, 0…1.
  func sample(_ x: Double, _ direction: Direction) -> (value: Double, slope: Double) {
    switch direction {
    case .in: return accelerating(x, bothEnds: false)
    case .out:
      let mirrored = accelerating(1 - x, bothEnds: false)
      return (1 - mirrored.value, mirrored.slope)
    case .inOut:
      if x < 0.5 {
        let half = accelerating(2 * x, bothEnds: true)
        return (half.value / 2, half.slope)
      }
      let half = accelerating(2 - 2 * x, bothEnds: true)
      return (1 - half.value / 2, half.slope)
    }
  }

  /// The `in` form. `bothEnds` selects the constants that Penner's set takes for the halves of `inOut`.
  private func accelerating(_ x: Double, bothEnds: Bool) -> (value: Double, slope: Double) {
    switch self {
    case .sine:
      // 1 - cos a = 2 sin²(a/2) keeps the digits near 0.
      let half = sin(x * .pi / 4)
      return (2 * half * half, sin(x * .pi / 2) * .pi / 2)
    case .quad: return (x * x, 2 * x)
    case .cubic: return (x * x * x, 3 * x * x)
    case .quart: return (x * x * x * x, 4 * x * x * x)
    case .quint: return (x * x * x * x * x, 5 * x * x * x * x)
    case .expo:
      if x == 0 { return (0, 0) }
      let value = exp2(10 * x - 10)
      return (value, value * 10 * M_LN2)
    case .circ:
      let root = ((1 - x) * (1 + x)).squareRoot()
      return (x * x / (1 + root), x / root)
    case .back:
      let s = bothEnds ? 1.70158 * 1.525 : 1.70158
      return (x * x * ((s + 1) * x - s), x * (3 * (s + 1) * x - 2 * s))
    case .elastic: return Self.elastic(x, bothEnds: bothEnds)
    case .bounce:
      let out = Self.bounceOut(1 - x)
      return (1 - out.value, out.slope)
    }
  }

  private static func elastic(_ x: Double, bothEnds: Bool) -> (value: Double, slope: Double) {
    if x == 0 { return (0, 0) }
    if x == 1, !bothEnds { return (1, 10 * M_LN2) }
    let frequency = 2 * Double.pi / (bothEnds ? 4.5 : 3)
    let angle = (10 * x - (bothEnds ? 11.125 : 10.75)) * frequency
    let envelope = exp2(10 * x - 10)
    return (
      -envelope * sin(angle), -10 * envelope * (M_LN2 * sin(angle) + frequency * cos(angle))
    )
  }

  private static func bounceOut(_ x: Double) -> (value: Double, slope: Double) {
    let gravity = 7.5625
    let (centre, floor) =
      switch x * 2.75 {
      case ..<1: (0.0, 0.0)
      case ..<2: (1.5 / 2.75, 0.75)
      case ..<2.5: (2.25 / 2.75, 0.9375)
      default: (2.625 / 2.75, 0.984375)
      }
    let offset = x - centre
    return (gravity * offset * offset + floor, 2 * gravity * offset)
  }
}
