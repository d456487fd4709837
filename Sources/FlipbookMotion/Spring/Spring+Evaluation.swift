import Foundation

extension Spring {
  /// How the distance from the target at a time follows from the start: distance = `offset` · first distance +
  /// `velocity` · first velocity, and the same for the rate of change.
  @frozen @usableFromInline
  package struct Response: Sendable {
    /// The share of the first distance that is left.
    @usableFromInline package var offset: Double
    /// The distance that a first velocity of 1 leads to, in seconds.
    @usableFromInline package var velocity: Double

    @inlinable
    init(offset: Double, velocity: Double) {
      self.offset = offset
      self.velocity = velocity
    }
  }

  /// The response of the position at a time in seconds. Times before 0 and no numbers count as 0.
  @inlinable
  package func response(at time: Double) -> Response {
    guard time > 0 else { return Response(offset: 1, velocity: 0) }
    guard time < .infinity, angularFrequency < .infinity else { return Response(offset: 0, velocity: 0) }
    if dampingRatio < 1 {
      let envelope = exp(-decay * time)
      let swing = envelope * sin(frequency * time) / frequency
      return Response(offset: envelope * cos(frequency * time) + decay * swing, velocity: swing)
    }
    if dampingRatio == 1 {
      let envelope = exp(-decay * time)
      return Response(offset: envelope * (1 + decay * time), velocity: envelope * time)
    }
    let slow = exp(-slowRate * time)
    let swing = slow * overDampedSwing(time)
    return Response(offset: slow + slowRate * swing, velocity: swing)
  }

  /// The response of the velocity at a time in seconds.
  @inlinable
  package func rate(at time: Double) -> Response {
    guard time > 0 else { return Response(offset: 0, velocity: 1) }
    guard time < .infinity, angularFrequency < .infinity else { return Response(offset: 0, velocity: 0) }
    let square = angularFrequency * angularFrequency
    if dampingRatio < 1 {
      let envelope = exp(-decay * time)
      let swing = envelope * sin(frequency * time) / frequency
      return Response(offset: -square * swing, velocity: envelope * cos(frequency * time) - decay * swing)
    }
    if dampingRatio == 1 {
      let envelope = exp(-decay * time)
      return Response(offset: -square * envelope * time, velocity: envelope * (1 - decay * time))
    }
    let slow = exp(-slowRate * time)
    let swing = slow * overDampedSwing(time)
    return Response(offset: -square * swing, velocity: slow - (decay + frequency) * swing)
  }

  /// (1 - e^(-2 frequency t)) / (2 frequency). The subtraction only loses digits where the power is near 1.
  @inlinable
  func overDampedSwing(_ time: Double) -> Double {
    let fall = 2 * frequency * time
    return (fall > 1 ? 1 - exp(-fall) : -expm1(-fall)) / (2 * frequency)
  }

  /// The slower rate of an over-damped spring, decay - frequency without its loss of digits.
  @inlinable
  var slowRate: Double { angularFrequency / (dampingRatio + frequency / angularFrequency) }

  /// The value at a time in seconds, of a motion that starts at zero.
  @inlinable
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = response(at: time)
    var result = target
    result.scale(by: 1 - response.offset)
    var push = initialVelocity
    push.scale(by: response.velocity)
    result += push
    return result
  }

  /// The velocity at a time in seconds, in units a second, of a motion that starts at zero.
  @inlinable
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let rate = rate(at: time)
    var result = target
    result.scale(by: -rate.offset)
    var push = initialVelocity
    push.scale(by: rate.velocity)
    result += push
    return result
  }

  /// Moves a value and its velocity on by a time step. Exact, so the size of the step doesn't matter.
  @inlinable
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let position = response(at: deltaTime)
    let rate = rate(at: deltaTime)
    let offset = value - target
    var nextValue = offset.scaled(by: position.offset)
    nextValue += velocity.scaled(by: position.velocity)
    var nextVelocity = offset.scaled(by: rate.offset)
    nextVelocity += velocity.scaled(by: rate.velocity)
    value = target + nextValue
    velocity = nextVelocity
  }

  /// The force on the object: the spring's pull and the friction. A spring that jumps has none.
  @inlinable
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    guard !isInstant else { return .zero }
    var pull = target - position
    pull.scale(by: mass * angularFrequency * angularFrequency)
    pull -= velocity.scaled(by: 2 * decay * mass)
    return pull
  }

  /// The value at a time in seconds, of a motion between two values.
  @inlinable
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    let moved = value(
      target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return toValue.replacingAnimatableData(start + moved)
  }

  /// The velocity at a time in seconds, of a motion between two values.
  @inlinable
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    toValue.replacingAnimatableData(
      velocity(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// The force on an object between two values.
  @inlinable
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    toValue.replacingAnimatableData(
      force(
        target: toValue.animatableData - fromValue.animatableData,
        position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData))
  }
}
