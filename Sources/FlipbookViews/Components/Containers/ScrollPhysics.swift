import Foundation

/// How content goes on along one axis when the finger has left it: it slows down, and springs back from beyond its
/// ends.
package struct ScrollPhysics {
  /// The share of the velocity that is left after a millisecond.
  package static let deceleration = 0.998
  /// How fast the velocity falls, a second.
  private let decay: Double
  /// The natural frequency of the spring at the ends, in radians a second.
  private static let stiffness = 2 * Double.pi / 0.5
  /// Below this there is rest, in points and points a second.
  private static let rest = 0.5

  private let start: Double
  private let velocity: Double
  /// From when on a spring leads to a place, and the state it begins in.
  private let spring: (time: Double, target: Double, offset: Double, velocity: Double)?
  /// When all is over, in seconds.
  package let duration: Double

  private static func decay(_ deceleration: Double) -> Double {
    -1000 * log(min(max(deceleration, 0.5), 0.9999))
  }

  /// The place where content that nothing stops would come to rest.
  package static func restingPlace(
    from start: Double, velocity: Double, deceleration: Double = Self.deceleration
  ) -> Double { start + velocity / decay(deceleration) }

  /// - Parameters:
  ///   - start: Where the content is, in points.
  ///   - velocity: In points a second.
  ///   - target: Where it has to come to rest; nil where it does by itself.
  ///   - limits: Between which it may rest.
  ///   - deceleration: The share of the velocity that is left after a millisecond.
  package init(
    from start: Double, velocity: Double, target: Double? = nil, limits: ClosedRange<Double>,
    deceleration: Double = Self.deceleration
  ) {
    let decay = Self.decay(deceleration)
    self.decay = decay
    self.start = start
    self.velocity = velocity
    func makeSpring(at time: Double, to target: Double, from place: Double, _ velocity: Double) -> (
      time: Double, target: Double, offset: Double, velocity: Double
    ) { (time, target, place - target, velocity) }
    let begun: (time: Double, target: Double, offset: Double, velocity: Double)?
    if let target {
      begun = makeSpring(at: 0, to: target, from: start, velocity)
    } else if !limits.contains(start) {
      let end = start < limits.lowerBound ? limits.lowerBound : limits.upperBound
      begun = makeSpring(at: 0, to: end, from: start, velocity)
    } else {
      let wanted = Self.restingPlace(from: start, velocity: velocity, deceleration: deceleration)
      let end = wanted < limits.lowerBound ? limits.lowerBound : limits.upperBound
      if limits.contains(wanted) {
        begun = nil
      } else {
        // When the content passes its end.
        let time = -log(1 - (end - start) * decay / velocity) / decay
        begun = makeSpring(at: time, to: end, from: end, velocity * exp(-decay * time))
      }
    }
    spring = begun
    if let begun {
      let reach = abs(begun.offset) + abs(begun.velocity) / Self.stiffness
      // A critically damped spring has come within the rest by then.
      duration = begun.time + (log(max(1, reach / Self.rest)) + 3) / Self.stiffness
    } else {
      duration = log(max(1, abs(velocity) / (Self.rest * 8))) / decay
    }
  }

  /// The place after so many seconds.
  package func place(at time: Double) -> Double {
    if let spring, time >= spring.time {
      let t = min(time, duration) - spring.time
      if time >= duration { return spring.target }
      let w = Self.stiffness
      return spring.target + (spring.offset + (spring.velocity + w * spring.offset) * t) * exp(-w * t)
    }
    let t = min(time, duration)
    return start + velocity / decay * (1 - exp(-decay * t))
  }

  /// The place of content that a finger has pulled beyond an end: ever less far the further it is pulled.
  ///
  /// - Parameter room: The length of the window, in points.
  package static func stretched(_ place: Double, limits: ClosedRange<Double>, room: Double) -> Double {
    guard room > 0 else { return min(max(place, limits.lowerBound), limits.upperBound) }
    func stretch(_ distance: Double) -> Double { (1 - 1 / (distance * 0.55 / room + 1)) * room }
    if place < limits.lowerBound { return limits.lowerBound - stretch(limits.lowerBound - place) }
    if place > limits.upperBound { return limits.upperBound + stretch(place - limits.upperBound) }
    return place
  }
}
