import FlipbookDrawing
import Foundation

/// The scroll view of a page view controller. A delegate that a scene gives it hears what its own does.
@MainActor
final class PageScrollView: UIScrollView {
  let keeper = PageKeeper()

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { keeper }
    set { keeper.outer = newValue }
  }
}
