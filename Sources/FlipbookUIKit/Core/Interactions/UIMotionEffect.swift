import FlipbookDrawing
import Foundation

/// A movement as the device is tilted. A film's device is not, and nothing moves.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() {}
}

extension UIView {
  /// Does nothing. The device is not tilted.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Does nothing. The device is not tilted.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
