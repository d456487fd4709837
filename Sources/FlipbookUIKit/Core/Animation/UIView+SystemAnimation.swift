import FlipbookDrawing
import Foundation

extension UIView {
  /// The animations of the system.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Views shrink away and are removed.
    case delete = 0
  }

  /// Runs an animation of the system, with others beside it.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { finished in
        views.forEach { $0.removeFromSuperview() }
        completion?(finished)
      })
  }
}
