import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A change between two values on a spring. The duration cuts it off; it doesn't stretch it.
open class CASpringAnimation: CABasicAnimation {
  /// Above 0, initially 1.
  open var mass: CGFloat = 1
  /// Above 0, initially 100.
  open var stiffness: CGFloat = 100
  /// 0 or more, initially 10.
  open var damping: CGFloat = 10
  /// Distances of the whole change a second; initially 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping above the critical one slows the spring; false unless set, and it counts as critical.
  open var allowsOverdamping = false

  /// Makes a spring of no property.
  public override init() {
    super.init()
  }

  /// Always nil, with a warning: animations aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a spring of the length at which it seems to be at rest, and of a bounce of -1…1. One below 0 allows
  /// over-damping.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
  }

  /// Seconds until the spring stays within a thousandth of its end.
  open var settlingDuration: CFTimeInterval { spring(ends: MediaBasicAnimation<Double>()).settlingDuration }

  /// Seconds until it seems to be at rest.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (Double(stiffness) / max(Double(mass), .leastNormalMagnitude)).squareRoot()
  }

  /// 0 for no overshoot, up to 1 for one that never ends; below 0 for a slower approach.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  func spring<Value>(ends: MediaBasicAnimation<Value>) -> MediaSpringAnimation<Value> {
    MediaSpringAnimation(
      ends: ends, mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override func blank() -> CAAnimation? {
    type(of: self) == CASpringAnimation.self ? CASpringAnimation() : nil
  }

  override func copyOwnValues(from other: CAAnimation) {
    super.copyOwnValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }
}
