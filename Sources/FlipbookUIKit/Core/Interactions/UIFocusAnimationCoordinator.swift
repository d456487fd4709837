import FlipbookDrawing
import Foundation

/// A coordinator of animations beside a change of the focus. A film has none.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  /// Does nothing. Neither closure is called.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}
