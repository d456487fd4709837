import FlipbookDrawing
import Foundation

/// Several movements as the device is tilted. They have no effect in a film.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The movements of the group.
  open var motionEffects: [UIMotionEffect]?
  /// Makes an empty group.
  public override init() {}
}
