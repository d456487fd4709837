import FlipbookMotion
import Foundation

/// An animation's properties by their names.
enum AnimationKeys {
  /// False for a name that is none of the library's.
  static func set(_ animation: CAAnimation, _ key: String, _ value: Any?) -> Bool {
    let number = LayerNumbers.number(value)
    switch key {
    case "duration": animation.duration = number ?? 0
    case "beginTime": animation.beginTime = number ?? 0
    case "timeOffset": animation.timeOffset = number ?? 0
    case "speed": animation.speed = Float(number ?? 1)
    case "repeatCount": animation.repeatCount = Float(number ?? 0)
    case "repeatDuration": animation.repeatDuration = number ?? 0
    case "autoreverses": animation.autoreverses = number == 1
    case "removedOnCompletion", "isRemovedOnCompletion": animation.isRemovedOnCompletion = number == 1
    case "fillMode":
      animation.fillMode =
        value as? CAMediaTimingFillMode ?? CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
    case "timingFunction": animation.timingFunction = value as? CAMediaTimingFunction
    case "delegate": animation.delegate = value as? any CAAnimationDelegate
    default: return setOwn(animation, key, value)
    }
    return true
  }

  private static func setOwn(_ animation: CAAnimation, _ key: String, _ value: Any?) -> Bool {
    switch (animation, key) {
    case (let animation as CAPropertyAnimation, "keyPath"): animation.keyPath = value as? String
    case (let animation as CAPropertyAnimation, "additive"):
      animation.isAdditive = LayerNumbers.number(value) == 1
    case (let animation as CAPropertyAnimation, "cumulative"):
      animation.isCumulative = LayerNumbers.number(value) == 1
    case (let animation as CABasicAnimation, "fromValue"): animation.fromValue = value
    case (let animation as CABasicAnimation, "toValue"): animation.toValue = value
    case (let animation as CABasicAnimation, "byValue"): animation.byValue = value
    case (let animation as CAKeyframeAnimation, "values"): animation.values = value as? [Any]
    case (let animation as CAAnimationGroup, "animations"): animation.animations = value as? [CAAnimation]
    default: return false
    }
    return true
  }

  static func get(_ animation: CAAnimation, _ key: String) -> Any? {
    switch key {
    case "duration": animation.duration
    case "beginTime": animation.beginTime
    case "timeOffset": animation.timeOffset
    case "speed": animation.speed
    case "repeatCount": animation.repeatCount
    case "repeatDuration": animation.repeatDuration
    case "autoreverses": animation.autoreverses
    case "removedOnCompletion", "isRemovedOnCompletion": animation.isRemovedOnCompletion
    case "fillMode": animation.fillMode
    case "timingFunction": animation.timingFunction
    case "delegate": animation.delegate
    case "keyPath": (animation as? CAPropertyAnimation)?.keyPath
    case "additive": (animation as? CAPropertyAnimation)?.isAdditive
    case "cumulative": (animation as? CAPropertyAnimation)?.isCumulative
    case "fromValue": (animation as? CABasicAnimation)?.fromValue
    case "toValue": (animation as? CABasicAnimation)?.toValue
    case "byValue": (animation as? CABasicAnimation)?.byValue
    case "values": (animation as? CAKeyframeAnimation)?.values
    case "animations": (animation as? CAAnimationGroup)?.animations
    default: nil
    }
  }
}
