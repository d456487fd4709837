import FlipbookDrawing
import Foundation

/// What a view does as the device is tilted. A film is never tilted, so nothing moves.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
  public override init() {}
}

/// Goes between two values as the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
  }
}

open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
  public override init() {}
}

extension UIView {
  /// Has no effect in a film.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Has no effect in a film.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
