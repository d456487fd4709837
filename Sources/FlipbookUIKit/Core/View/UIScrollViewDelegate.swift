import FlipbookDrawing
import Foundation

/// The methods that are called during scrolling and zooming.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger leaves, before the content moves on.
  ///
  /// - Parameters:
  ///   - velocity: In points a millisecond.
  ///   - targetContentOffset: The offset at which the scroll is to end. It may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has left.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to move on after the finger has left.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that is zoomed; nil unless implemented, and then nothing zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called after each change of the zoom.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a pinch begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when a pinch has ended.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Never called. A film has no status bar to tap.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called. A film has no status bar to tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Never called.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Called after each change of the offset.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to drag.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger leaves, before the content moves on.
  ///
  /// - Parameters:
  ///   - velocity: In points a millisecond.
  ///   - targetContentOffset: The offset at which the scroll is to end. It may be changed.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the finger has left.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content begins to move on after the finger has left.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the content has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated change of the offset has ended.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view that is zoomed; nil unless implemented, and then nothing zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called after each change of the zoom.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a pinch begins to zoom.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when a pinch has ended.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  /// Never called. A film has no status bar to tap.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Never called. A film has no status bar to tap.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Never called.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
