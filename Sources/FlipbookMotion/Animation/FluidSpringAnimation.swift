import Foundation

/// A spring that keeps its velocity when its target changes: it takes the place of the spring before it.
struct FluidSpringAnimation: TimedAnimation, CustomStringConvertible {
  let spring: Spring
  let blendDuration: TimeInterval

  /// The number of equal parts of a blend; in each the spring is constant, so that the motion has a closed
  /// form at every time.
  private static let blendSteps = 16

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let motion = context.state[SpringMotionKey<V>.self]
    let begin = motion?.time ?? 0
    if time - begin >= spring.response { context.isLogicallyComplete = true }
    let start = self.start(value: value, motion: motion)
    if isSettled(start, after: time - begin, blendingFrom: motion?.previous) {
      context.isLogicallyComplete = true
      return nil
    }
    let now = matrix(after: time - begin, from: motion?.previous)
    var result = value
    result += start.offset.scaled(by: now.position.offset)
    result += start.velocity.scaled(by: now.position.velocity)
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let motion = context.state[SpringMotionKey<V>.self]
    let start = self.start(value: value, motion: motion)
    let now = matrix(after: time - (motion?.time ?? 0), from: motion?.previous)
    return start.offset.scaled(by: now.rate.offset) + start.velocity.scaled(by: now.rate.velocity)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Animation(self).adoptSpring(of: previous, value: value, time: time, context: &context)
  }

  func finishTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    let motion = context.state[SpringMotionKey<V>.self]
    let start = self.start(value: value, motion: motion)
    let blend = self.blend(from: motion?.previous)
    let (offset, velocity) = self.state(start, after: blend, from: motion?.previous)
    return (motion?.time ?? 0) + blend
      + spring.envelope(offset: offset, velocity: velocity).settlingDuration(threshold(start))
  }

  func turn<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval {
    spring.isInstant ? 0 : SpringTurn.length(of: spring, size: value.magnitudeSquared)
  }

  /// The first distance from the target and the first velocity.
  private struct Start<V: VectorArithmetic> {
    var offset: V
    var velocity: V
  }

  private func start<V: VectorArithmetic>(value: V, motion: SpringMotion<V>?) -> Start<V> {
    // Not zero less the value: a zero of lists has no numbers.
    guard let motion else { return Start(offset: value.scaled(by: -1), velocity: .zero) }
    return Start(offset: motion.position - value, velocity: motion.velocity)
  }

  /// A motion that goes through its target is as large as its velocity takes it.
  private func threshold<V: VectorArithmetic>(_ start: Start<V>) -> Double {
    let swing = spring.isInstant ? 0 : start.velocity.magnitude / spring.angularFrequency
    return SpringRest.threshold(size: max(start.offset.magnitude, swing))
  }

  private func isSettled<V: VectorArithmetic>(
    _ start: Start<V>, after time: TimeInterval, blendingFrom previous: Spring?
  ) -> Bool {
    let blend = self.blend(from: previous)
    guard blend > 0 else {
      return spring.envelope(offset: start.offset, velocity: start.velocity)
        .isSettled(at: time, threshold: threshold(start))
    }
    guard time >= blend else { return false }
    let (offset, velocity) = state(start, after: blend, from: previous)
    return spring.envelope(offset: offset, velocity: velocity)
      .isSettled(at: time - blend, threshold: threshold(start))
  }

  private func state<V: VectorArithmetic>(
    _ start: Start<V>, after time: TimeInterval, from previous: Spring?
  ) -> (offset: V, velocity: V) {
    let now = matrix(after: time, from: previous)
    return (
      start.offset.scaled(by: now.position.offset) + start.velocity.scaled(by: now.position.velocity),
      start.offset.scaled(by: now.rate.offset) + start.velocity.scaled(by: now.rate.velocity)
    )
  }

  private func blend(from previous: Spring?) -> TimeInterval {
    guard let previous, !previous.isInstant, !spring.isInstant, previous.response != spring.response
    else { return 0 }
    return blendDuration
  }

  /// The spring a share of the way through the blend: the response goes by smoothstep, the damping is the new one's.
  private func blended(from previous: Spring, amount: Double) -> Spring {
    let share = amount * amount * (3 - 2 * amount)
    return Spring(
      mass: 1,
      angularFrequency: 2 * .pi / (previous.response + (spring.response - previous.response) * share),
      dampingRatio: spring.dampingRatio)
  }

  /// Returns the factors that lead from a first distance and velocity to those after a time.
  private func matrix(
    after time: TimeInterval, from previous: Spring?
  ) -> (position: Spring.Response, rate: Spring.Response) {
    let blend = self.blend(from: previous)
    guard blend > 0, let previous else { return (spring.response(at: time), spring.rate(at: time)) }
    let step = blend / Double(Self.blendSteps)
    var position = Spring.Response(offset: 1, velocity: 0)
    var rate = Spring.Response(offset: 0, velocity: 1)
    func advance(_ spring: Spring, by time: TimeInterval) {
      let p = spring.response(at: time)
      let r = spring.rate(at: time)
      (position, rate) = (
        Spring.Response(
          offset: p.offset * position.offset + p.velocity * rate.offset,
          velocity: p.offset * position.velocity + p.velocity * rate.velocity),
        Spring.Response(
          offset: r.offset * position.offset + r.velocity * rate.offset,
          velocity: r.offset * position.velocity + r.velocity * rate.velocity)
      )
    }
    for i in 0..<Self.blendSteps {
      let left = time - Double(i) * step
      guard left > 0 else { return (position, rate) }
      let amount = (Double(i) + 0.5) / Double(Self.blendSteps)
      advance(blended(from: previous, amount: amount), by: min(left, step))
    }
    advance(spring, by: time - blend)
    return (position, rate)
  }

  var description: String {
    "spring, duration \(spring.duration) s, bounce \(spring.bounce)"
      + (blendDuration > 0 ? ", blended over \(blendDuration) s" : "")
  }
}

extension FluidSpringAnimation: MergingSpring {
  func currentSpring<V: VectorArithmetic>(time: TimeInterval, context: AnimationContext<V>) -> Spring? {
    guard let motion = context.state[SpringMotionKey<V>.self], let previous = motion.previous else {
      return spring
    }
    let blend = self.blend(from: previous)
    guard time - motion.time < blend else { return spring }
    return blended(from: previous, amount: max(0, time - motion.time) / blend)
  }

  func adopt<V: VectorArithmetic>(_ motion: SpringMotion<V>, context: inout AnimationContext<V>) {
    context.state[SpringMotionKey<V>.self] = motion
  }
}

/// The motion that a spring animation took over.
private enum SpringMotionKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: SpringMotion<V>? { nil }
}
