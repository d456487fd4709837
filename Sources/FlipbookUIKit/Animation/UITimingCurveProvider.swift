import FlipbookLayers
import FlipbookMotion
import Foundation

/// How the speed of a property animator's animations runs.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Hashable, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// A Bézier curve as a timing.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  let function: CAMediaTimingFunction

  /// Ease in and out.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.timingFunction
    func point(_ index: Int) -> CGPoint {
      let point = curve.timingFunction.controlPoint(at: index)
      return CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
    }
    (controlPoint1, controlPoint2) = (point(1), point(2))
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
  }

  public var timingCurveType: UITimingCurveType { .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring as a timing.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceived(duration: TimeInterval, bounce: CGFloat)
  }

  private let kind: Kind
  /// In whole ways per second, for places along each axis by itself; for all else the faster one counts.
  public let initialVelocity: CGVector

  /// The system's spring, which does not overshoot.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Rests when the animator's duration is over.
  ///
  /// - Parameter ratio: 1 for no overshoot, towards 0 for more and more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Lasts as long as the spring does, whatever the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physics(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    kind = .perceived(duration: duration, bounce: bounce)
    self.initialVelocity = initialVelocity
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
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

  /// A spring that lasts as long as it does.
  private func settling(_ spring: Spring) -> AnimationTiming {
    AnimationTiming(
      duration: spring.settlingDuration(target: 1.0, initialVelocity: Double(velocity), epsilon: 0.001),
      course: .spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity))
  }
}

extension UITimingCurveProvider {
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(duration: duration) }
    return AnimationTiming(
      duration: duration,
      course: .curve(cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut)))
  }
}
