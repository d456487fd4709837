import Foundation

/// A motion at the moment a spring takes it over.
package struct SpringMotion<V: VectorArithmetic> {
  /// Seconds since the animation began.
  package var time: TimeInterval
  /// Where it is, from the start of the animation.
  package var position: V
  /// How fast it moves, in units a second.
  package var velocity: V
  /// The spring that moved it so far, to blend from.
  package var previous: Spring?

  package init(time: TimeInterval, position: V, velocity: V, previous: Spring?) {
    self.time = time
    self.position = position
    self.velocity = velocity
    self.previous = previous
  }
}
