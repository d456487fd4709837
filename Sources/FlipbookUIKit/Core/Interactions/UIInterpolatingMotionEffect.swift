import FlipbookDrawing
import Foundation

/// A movement between two values as the device is tilted. It has no effect in a film.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis
  }

  /// The property that would move.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// Has no effect. The device is not tilted.
  open var minimumRelativeValue: Any?
  /// Has no effect. The device is not tilted.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
  }
}
