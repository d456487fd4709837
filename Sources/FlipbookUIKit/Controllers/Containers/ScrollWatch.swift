import FlipbookDrawing
import Foundation

/// Follows the scroll view that lies under a bar, one at a time.
@MainActor
final class ScrollWatch {
  private(set) weak var scroll: UIScrollView?

  /// Called after the content has moved, and after the scroll view's layout.
  var changed: ((UIScrollView) -> Void)?
  /// The offsets of the content at which a scroll that ends between them comes to rest, from low to high, in points.
  var restingOffsets: ((UIScrollView) -> [CGFloat])?

  /// Follows a scroll view in place of the former one.
  func follow(_ other: UIScrollView?) {
    guard other !== scroll else { return }
    scroll?.watches.removeAll { $0 === self }
    scroll?.roomAbove = 0
    scroll = other
    other?.watches.append(self)
  }
}

extension UIViewController {
  /// The scroll view whose content goes under the bars: the one that is set for an edge, the view itself, or the first view
  /// in it that reaches to its top or bottom.
  func scrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let own = contentScrollViews[edge.rawValue] { return own.scroll }
    guard let view = viewIfLoaded else { return nil }
    let inner = (self as? UITabBarController)?.selectedViewController
    return inner.map { $0.scrollView(under: edge) } ?? view.scrollView(under: edge, depth: 4)
  }
}

extension UIView {
  /// The first scroll view, among the view and those in it, that scrolls up and down and reaches to an edge of the view.
  fileprivate func scrollView(under edge: NSDirectionalRectEdge, depth: Int) -> UIScrollView? {
    if let scroll = self as? UIScrollView { return scroll }
    guard depth > 0 else { return nil }
    for subview in subviews where !subview.isHidden && subview.bounds.width >= bounds.width / 2 {
      guard let found = subview.scrollView(under: edge, depth: depth - 1) else { continue }
      let frame = found.convert(found.bounds, to: self)
      let covered = safeAreaInsets
      let reaches =
        edge == .top ? frame.minY <= covered.top + 0.5 : frame.maxY >= bounds.height - covered.bottom - 0.5
      if reaches { return found }
    }
    return nil
  }
}
