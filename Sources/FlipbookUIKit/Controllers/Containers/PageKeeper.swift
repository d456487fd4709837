import FlipbookDrawing
import Foundation

/// The delegate of the scroll view of a page view controller, which hands on what it hears to the one that a scene gives it.
@MainActor
final class PageKeeper: UIScrollViewDelegate {
  weak var owner: UIPageViewController?
  /// The delegate that a scene has set, to follow the drag; it is not retained.
  weak var outer: (any UIScrollViewDelegate)?
  var isPlacing = false
  /// Whether the scroll was asked for, and not dragged.
  var isSet = false
  var arrived: (() -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { outer?.scrollViewDidScroll(scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    owner?.willDrag()
    outer?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    outer?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    outer?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    if !decelerate { owner?.settle() }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    outer?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    outer?.scrollViewDidEndDecelerating(scrollView)
    owner?.settle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    outer?.scrollViewDidEndScrollingAnimation(scrollView)
    let action = arrived
    arrived = nil
    action?()
  }
}
