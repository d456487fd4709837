import Foundation

/// A damped spring: how a value moves to its target when pulled by a spring and slowed by friction.
///
/// Every function is the closed form of the motion, so any time can be evaluated on its own. Two springs with
/// the same response and damping ratio move alike, whatever their mass.
///
/// Source of the conversions: stiffness = mass (2π / response)², damping = 2 · damping ratio · √(stiffness mass);
/// damping ratio = 1 - bounce for bounces of 0 and more, 1 / (1 + bounce) below.
///
/// A spring that can't be computed (no mass, no stiffness, a response that is negative or no number) is
/// reported, and jumps to its target at once. A response of exactly 0 asks for that jump.
@frozen
public struct Spring: Hashable, Sendable {
  /// The mass of the object at the spring's end.
  public let mass: Double
  /// The damping over the least damping that doesn't oscillate: 0 swings for ever, 1 is critical.
  public let dampingRatio: Double
  /// 2π / response, in radians a second; infinite for a spring that jumps.
  @usableFromInline let angularFrequency: Double
  /// The rate of the envelope e^(-decay t): damping ratio times angular frequency.
  @usableFromInline let decay: Double
  /// The rate of the cosine (under-damped) or hyperbolic cosine (over-damped); 0 when critical.
  @usableFromInline let frequency: Double

  @usableFromInline
  init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    decay = dampingRatio * angularFrequency
    let ratio = abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    frequency = ratio == 0 ? 0 : angularFrequency * ratio
  }

  /// Makes a spring by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: the pace in seconds. A spring without bounce has all but arrived by then.
  ///   - bounce: 0 for none, up to 1 for an endless swing; below 0, above -1, for a flatter approach than
  ///     critical damping.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Makes a spring by its response (the period in seconds of the same spring without damping) and damping
  /// ratio.
  public init(response: Double, dampingRatio: Double) {
    var ratio = dampingRatio
    if !(ratio >= 0 && ratio < .infinity) {
      MotionInput.warn(
        "spring.damping",
        "A spring has a damping ratio of \(ratio), where 0 or more is needed; 1 (no bounce) is used.")
      ratio = 1
    }
    self.init(
      mass: 1, angularFrequency: 2 * .pi / MotionInput.duration(response, of: "a spring"), dampingRatio: ratio
    )
  }

  /// Makes a spring by its physical properties.
  ///
  /// - Parameters:
  ///   - mass: the mass of the object, above 0.
  ///   - stiffness: the spring's force per unit of displacement, above 0.
  ///   - damping: the friction's force per unit of velocity, 0 or more.
  ///   - allowOverDamping: whether a damping above the critical one slows the approach. Without it such a
  ///     damping is treated as critical.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    guard mass > 0, stiffness > 0, mass < .infinity, stiffness < .infinity else {
      MotionInput.warn(
        "spring.physics",
        "A spring has mass \(mass) and stiffness \(stiffness); both must be above 0. It jumps to its end.")
      self.init(mass: 1, angularFrequency: .infinity, dampingRatio: 1)
      return
    }
    var friction = damping
    if !(friction >= 0 && friction < .infinity) {
      MotionInput.warn(
        "spring.damping",
        "A spring has a damping of \(damping), where 0 or more is needed; it doesn't bounce.")
      friction = 2 * (mass * stiffness).squareRoot()
    }
    let ratio = friction / (2 * (mass * stiffness).squareRoot())
    self.init(
      mass: mass, angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Makes a spring that comes to rest after a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: about the time in seconds until the distance from the target stays below `epsilon`, for a
  ///     way of length 1. It is limited to 0.01…10.
  ///   - dampingRatio: above 0, for a spring without damping never comes to rest. Above 1 counts as 1.
  ///   - epsilon: the distance that counts as at rest.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    var ratio = dampingRatio
    if !(ratio > 0 && ratio < .infinity) {
      MotionInput.warn(
        "spring.damping",
        "A spring that settles needs a damping ratio above 0, not \(dampingRatio); 1 (no bounce) is used.")
      ratio = 1
    }
    ratio = min(ratio, 1)
    let duration = min(max(MotionInput.duration(settlingDuration, of: "a spring"), 0.01), 10)
    let frequency = Self.settlingFrequency(dampingRatio: ratio, epsilon: epsilon > 0 ? epsilon : 0.001)
    self.init(mass: 1, angularFrequency: frequency / duration, dampingRatio: ratio)
  }

  /// The angular frequency of a spring that settles within a second: that at which the sine's part of the envelope,
  /// or a critical spring, has come down to `epsilon`.
  private static func settlingFrequency(dampingRatio ratio: Double, epsilon: Double) -> Double {
    if ratio < 1 {
      let share = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
      return max(log(share / epsilon), .leastNormalMagnitude) / ratio
    }
    return Spring(mass: 1, angularFrequency: 1, dampingRatio: 1).restingTime(target: 1.0, epsilon: epsilon)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    var bounce = bounce
    if !(bounce > -1 && bounce <= 1) {
      let limited = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
      MotionInput.warn(
        "spring.bounce",
        "A spring has a bounce of \(bounce); bounces lie between -1 and 1, so \(limited) is used.")
      bounce = limited
    }
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }
}

extension Spring {
  /// The pace in seconds; the same as ``response``.
  public var duration: TimeInterval { response }

  /// 0 for critical damping, 1 for none, below 0 for over-damping.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The period in seconds of the same spring without damping.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The spring's force per unit of displacement.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The friction's force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  /// Whether the spring jumps to its target.
  @inlinable
  package var isInstant: Bool { angularFrequency == .infinity }

  /// A spring without bounce, of duration 0.5 s.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce; see ``init(duration:bounce:)``.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce (.15), of duration 0.5 s.
  public static var snappy: Spring { snappy() }

  /// A spring with a bounce of .15 and more; see ``init(duration:bounce:)``.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with bounce (.3), of duration 0.5 s.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce of .3 and more; see ``init(duration:bounce:)``.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
