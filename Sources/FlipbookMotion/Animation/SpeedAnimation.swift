import Foundation

/// Runs another animation's time faster or slower.
struct SpeedAnimation: TimedAnimation, CustomStringConvertible {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Animation(self).adoptSpring(of: previous, value: value, time: time, context: &context)
  }

  func finishTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    let finish = base.finishTime(value: value, context: context)
    return finish == 0 ? 0 : finish / speed
  }

  func turn<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    let turn = base.turn(value: value, context: context)
    return turn == 0 ? 0 : turn / speed
  }

  var description: String { "\(base), at speed \(speed)" }
}

extension SpeedAnimation: MergingSpring {
  func currentSpring<V: VectorArithmetic>(time: TimeInterval, context: AnimationContext<V>) -> Spring? {
    guard speed > 0, let spring = base.mergingSpring?.currentSpring(time: time * speed, context: context)
    else {
      return nil
    }
    return spring.accelerated(by: speed)
  }

  func adopt<V: VectorArithmetic>(
    _ motion: SpringMotion<V>, context: inout AnimationContext<V>
  ) {
    base.mergingSpring?.adopt(
      SpringMotion(
        time: motion.time * speed, position: motion.position, velocity: motion.velocity.scaled(by: 1 / speed),
        previous: motion.previous?.accelerated(by: 1 / speed)),
      context: &context)
  }
}
