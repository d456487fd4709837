import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The object that gives the pages before and after one.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots; −1 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the lit dot, from 0; 0 unless implemented.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns the number of dots; −1, for none, unless implemented.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { -1 }
  /// Returns the index of the lit dot, from 0; 0 unless implemented.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
