import FlipbookLayers
import FlipbookMotion
import FlipbookPicture
import Foundation

/// A timing by a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceived(duration: TimeInterval, bounce: CGFloat)
  }

  private let kind: Kind
  /// The velocity at the start, in whole ways a second. Places have one for each axis; for other values the
  /// faster one counts.
  public let initialVelocity: CGVector

  /// Makes the system's spring, which does not overshoot.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that rests when the animator's duration is over.
  ///
  /// - Parameter ratio: 1 for no overshoot, towards 0 for more and more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring that rests when the animator's duration is over.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no overshoot, towards 0 for more and more.
  ///   - velocity: In whole ways a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Makes a spring that lasts as long as its movement, whatever the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physics(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  /// Makes a spring by its perceptual duration, in seconds. It lasts as long as its movement.
  ///
  /// - Parameter bounce: 0 for none, towards 1 for more, towards -1 for a slower and slower approach.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    kind = .perceived(duration: duration, bounce: bounce)
    self.initialVelocity = initialVelocity
  }

  /// Always `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  private var velocity: CGFloat {
    abs(initialVelocity.dx) > abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
  }

  func timing(duration: TimeInterval) -> AnimationTiming {
    var timing: AnimationTiming
    switch kind {
    case .ratio(let ratio):
      timing = .spring(duration: duration, dampingRatio: ratio, velocity: velocity)
    case .physics(let mass, let stiffness, let damping):
      timing = settling(Spring(mass: mass, stiffness: stiffness, damping: damping))
    case .perceived(let duration, let bounce):
      timing = settling(Spring(duration: duration, bounce: bounce))
    }
    if initialVelocity.dx != initialVelocity.dy { timing.velocities = initialVelocity }
    return timing
  }

  /// Returns the timing of a spring that lasts as long as its movement.
  private func settling(_ spring: Spring) -> AnimationTiming {
    AnimationTiming(
      duration: spring.restingTime(target: 1.0, initialVelocity: Double(velocity), epsilon: 0.001),
      curve: .spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity),
      allowsOverdamping: spring.dampingRatio > 1)
  }
}
