import FlipbookLayers
import FlipbookMotion
import FlipbookPicture
import Foundation

/// The length and the curve of a view's animation.
struct AnimationTiming {
  enum Curve {
    case cubic(CAMediaTimingFunction)
    /// - velocity: In whole ways per second.
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
  }

  /// The length, in seconds.
  var duration: TimeInterval
  var curve: Curve
  /// A spring's velocities along each axis, for places, in whole ways a second; nil where they are equal.
  var velocities: CGVector?
  /// Whether a spring's damping above the critical one slows it.
  var allowsOverdamping = false

  /// Returns the spring that UIKit makes of a length and a damping ratio.
  ///
  /// - Parameters:
  ///   - duration: In seconds; limited to 0.01…10 for the spring's frequency.
  ///   - dampingRatio: 1 for no overshoot; above 0.
  ///   - velocity: In whole ways a second.
  static func spring(duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) -> AnimationTiming {
    let ratio = min(max(dampingRatio.isNaN ? 1 : dampingRatio, 0.01), 1)
    let seconds = max(duration.isNaN ? 0 : duration, 0)
    guard seconds > 0 else {
      return AnimationTiming(duration: 0, curve: .cubic(CAMediaTimingFunction(name: .linear)))
    }
    let frequency = DurationSpring(
      duration: min(max(seconds, 0.01), 10), dampingRatio: Double(ratio),
      velocity: velocity.isFinite ? Double(velocity) : 0
    ).frequency
    return AnimationTiming(
      duration: seconds,
      curve: .spring(
        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity))
  }

  /// Returns an animation of one property from and to a value, without a start.
  func makeAnimation(_ key: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch curve {
    case .cubic(let function):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = function
    case .spring(let mass, let stiffness, let damping, let velocity):
      let spring = CASpringAnimation(keyPath: key)
      spring.mass = mass
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      spring.allowsOverdamping = allowsOverdamping
      animation = spring
    }
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  /// Returns the animations of one property, without a start: two for a place whose axes differ in velocity.
  func makeAnimations(_ key: String, from: Any?, to: Any?) -> [CABasicAnimation] {
    guard key == "position", let velocities, let start = from as? CGPoint, let end = to as? CGPoint,
      case .spring(let mass, let stiffness, let damping, _) = curve
    else { return [makeAnimation(key, from: from, to: to)] }
    func along(_ axis: String, _ velocity: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CABasicAnimation {
      AnimationTiming(
        duration: duration,
        curve: .spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity),
        allowsOverdamping: allowsOverdamping
      ).makeAnimation("position.\(axis)", from: from, to: to)
    }
    return [
      along("x", velocities.dx, start.x, end.x), along("y", velocities.dy, start.y, end.y),
    ]
  }

  /// Returns the share of the way that is done.
  ///
  /// - Parameter time: Seconds from the start.
  func progress(at time: TimeInterval) -> Double {
    guard duration > 0, time < duration else { return 1 }
    guard time > 0 else { return 0 }
    switch curve {
    case .cubic(let function): return function.curve.value(at: time / duration)
    case .spring(let mass, let stiffness, let damping, let velocity):
      return MediaSpringAnimation<Double>(
        ends: MediaBasicAnimation(from: 0, to: 1), mass: mass, stiffness: stiffness, damping: damping,
        initialVelocity: velocity, allowsOverdamping: allowsOverdamping
      ).progress(at: time)
    }
  }
}
