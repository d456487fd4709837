import Foundation

extension Animation {
  /// The animation where none is named: ``smooth``.
  public static let `default` = smooth

  /// A spring by its response and damping fraction.
  ///
  /// When the target of a spring animation changes, the spring keeps its velocity.
  /// - Parameters:
  ///   - response: the stiffness as a time in seconds, see ``Spring/response``. 0 jumps to the end at once.
  ///   - dampingFraction: 0 swings for ever, 1 doesn't bounce.
  ///   - blendDuration: the seconds over which the response of a spring under way turns into this one's.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring by its duration and bounce; see ``Spring/init(duration:bounce:)``. One whose bounce is -1 is damped without
  /// end: on a phone it jumps.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    if bounce <= -1, duration >= 0, duration < .infinity {
      return spring(response: 0, dampingFraction: 1)
    }
    return spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring; its mass makes no difference to its motion.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    var blend = blendDuration
    if !(blend >= 0 && blend < .infinity) {
      MotionInput.warn(
        "spring.blend", "A spring has a blend duration of \(blend) s, where 0 or more is needed; 0 is used.")
      blend = 0
    }
    return Animation(FluidSpringAnimation(spring: spring, blendDuration: blend))
  }

  /// A spring of duration 0.5 s without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A stiff spring for changes that follow a finger, by its response and damping fraction.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A stiff spring for changes that follow a finger: a bounce of .15 and more.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A stiff spring for changes that follow a finger.
  public static var interactiveSpring: Animation {
    interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
  }

  /// A spring that adds its effect to an animation under way instead of taking its place.
  ///
  /// A damping above the critical one is treated as critical.
  /// - Parameter initialVelocity: the first speed, in ways a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// A spring by its duration and bounce that adds its effect to an animation under way.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that adds its effect to an animation under way.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: spring,
        initialVelocity: MotionInput.finite(initialVelocity, or: 0, "The initial velocity of a spring")))
  }

  /// A spring of duration 0.5 s without bounce, that adds its effect to an animation under way.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5, bounce: 0) }

  /// A spring without bounce, of duration 0.5 s.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce; see ``Spring/smooth(duration:extraBounce:)``.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce, of duration 0.5 s.
  public static var snappy: Animation { snappy() }

  /// A spring with a bounce of .15 and more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with bounce (.3), of duration 0.5 s.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a bounce of .3 and more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
