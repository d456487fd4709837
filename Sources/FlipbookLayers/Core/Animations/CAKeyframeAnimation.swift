import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A change through several values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// The path that a point moves along; takes precedence over ``values``. Each end of a segment is a
  /// keyframe.
  open var path: CGPath?
  /// When each value is reached, 0…1; nil for equal parts.
  open var keyTimes: [NSNumber]?
  /// The pacing of each part, one fewer than values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way between two values; linear unless set.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve is at each value; -1…1, 0 unless given.
  open var tensionValues: [NSNumber]?
  /// How sharp the corners are; -1…1, 0 unless given.
  open var continuityValues: [NSNumber]?
  /// Where the curve passes each value; -1…1, 0 unless given.
  open var biasValues: [NSNumber]?
  /// Whether a layer turns with the path; nil for no.
  open var rotationMode: CAAnimationRotationMode?

  /// Makes an animation of no property.
  public override init() {
    super.init()
  }

  /// Always nil, with a warning: animations aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func blank() -> CAAnimation? {
    type(of: self) == CAKeyframeAnimation.self ? CAKeyframeAnimation() : nil
  }

  override func copyOwnValues(from other: CAAnimation) {
    super.copyOwnValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }
}
