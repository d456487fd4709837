import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The methods that are called when pages change.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a drag begins, with the pages before and after.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a drag has come to rest. Completed stands for another page than before.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Called when a drag begins, with the pages before and after.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Called when a drag has come to rest. Completed stands for another page than before.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
