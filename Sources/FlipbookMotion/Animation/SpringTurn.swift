import Foundation

/// When a repeated spring begins anew on a phone: in the first frame that finds it at rest.
///
/// At rest is a spring that is within a hundredth of its way, and whose speed and acceleration are both at
/// most 0.06 a second: as it reverses past its target it may be so for a moment, long before it stands still.
/// The way is gone in steps of 1/300 s, as a phone goes it, since a step decides which frame that is.
enum SpringTurn {
  private static let step = 1.0 / 300
  private static let stepsAFrame = 5
  /// Twenty seconds: what has not come to rest by then never does.
  private static let frames = 1_200

  /// The length of a turn in seconds; infinity for a spring that never rests.
  ///
  /// - Parameter size: The square of the length of the way.
  static func length(of spring: Spring, size: Double) -> TimeInterval {
    let limit = size > 0 ? 0.0036 / size : .infinity
    let frequency = min(spring.angularFrequency, 45_000.0.squareRoot())
    let (stiffness, damping) = (frequency * frequency, 2 * frequency * spring.dampingRatio)
    var (place, speed, force) = (0.0, 0.0, 0.0)
    for frame in 1...frames {
      for _ in 0..<stepsAFrame {
        let half = speed + force * step / 2
        place += half * step
        force = (1 - place) * stiffness - half * damping
        speed = half + force * step / 2
      }
      if max(speed * speed, force * force) <= limit, abs(1 - place) <= 0.01 {
        return Double(frame) / 60
      }
    }
    return .infinity
  }
}
