import FlipbookDrawing
import Foundation

extension UIViewController {
  /// The insets by which bars, the screen's own insets and additional ones cover the view, in points.
  var overlayInsets: UIEdgeInsets {
    var covered =
      switch parent {
      case nil: screenInsets
      case let navigation as UINavigationController: navigation.insets(of: self)
      case let tabs as UITabBarController: tabs.insets(of: self)
      case let other?: insets(in: other)
      }
    let more = additionalSafeAreaInsets
    covered.top += more.top
    covered.left += more.left
    covered.bottom += more.bottom
    covered.right += more.right
    return covered
  }

  /// Of what covers a container's view, the part over the view of this controller.
  private func insets(in container: UIViewController) -> UIEdgeInsets {
    let covered = container.overlayInsets
    guard covered != .zero, let view = viewIfLoaded, let outer = container.viewIfLoaded,
      view.isDescendant(of: outer)
    else { return covered }
    return covered.over(view.convert(view.bounds, to: outer), of: outer.bounds)
  }

  /// The controller at the root, which the window or a presentation shows.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The part of the screen's own insets that lies over the place of the controller on the screen.
  private var screenInsets: UIEdgeInsets {
    guard let window = viewIfLoaded?.window, window.coveredByHost != .zero else { return .zero }
    guard presentingViewController != nil, let presentation, let container = presentation.containerView else {
      return window.coveredByHost
    }
    return window.coveredByHost.over(
      presentation.frameOfPresentedViewInContainerView, of: container.bounds)
  }

  /// Whether a sheet shows the controller.
  var isInSheet: Bool {
    let root = outermost
    return root.presentingViewController != nil && root.presentation is UISheetPresentationController
  }

  /// Sets the scroll view that bars at some edges follow, in place of the first one in the view.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    for one in [NSDirectionalRectEdge.top, .bottom] where edge.contains(one) {
      contentScrollViews[one.rawValue] = scrollView.map(ScrollHolder.init)
    }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that is set for an edge; nil unless set.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.scroll
  }

  /// Sets the items of the toolbar, at once.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}

/// A scroll view that is not retained.
@MainActor
final class ScrollHolder {
  private(set) weak var scroll: UIScrollView?
  init(_ scroll: UIScrollView) { self.scroll = scroll }
}

extension UIEdgeInsets {
  /// Of insets of an outer rectangle, the parts over an inner one.
  func over(_ inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top - (inner.minY - outer.minY), 0), left: max(left - (inner.minX - outer.minX), 0),
      bottom: max(bottom - (outer.maxY - inner.maxY), 0), right: max(right - (outer.maxX - inner.maxX), 0))
  }
}
