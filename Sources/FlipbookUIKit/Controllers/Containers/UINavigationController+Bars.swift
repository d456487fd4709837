import FlipbookDrawing
import FlipbookViews
import Foundation

/// How bars lie over the views of a navigation controller, and follow what scrolls under them.
extension UINavigationController {
  /// The top of the row of items, in points: below the screen's own insets, into which it reaches a little on screens
  /// with an island.
  var barTop: CGFloat {
    let top = overlayInsets.top
    return max(top - (ControlMetrics.current.bar.islandOverlaps[top] ?? 0), 0)
  }

  /// The height of the row of items, in points.
  var rowHeight: CGFloat {
    let metrics = ControlMetrics.current.bar
    return isInSheet ? metrics.sheetNavigation : metrics.navigation
  }

  /// The height of the bar for a controller, in points.
  private func barHeight(for controller: UIViewController) -> CGFloat {
    let item = controller.navigationItem
    if let search = item.searchController, search.takesBar { return search.roomInBar }
    return rowHeight + navigationBar.roomBelow(item)
  }

  /// The place of the bar for the top controller.
  func barFrame(for top: UIViewController) -> CGRect {
    let height = barHeight(for: top)
    let y = isNavigationBarHidden ? -height - barTop : barTop
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height + pulled(top))
  }

  /// The insets by which the bars and the screen's own insets cover the view of a controller in it, in points.
  func insets(of controller: UIViewController) -> UIEdgeInsets {
    var covered = barInsets(of: controller)
    let frame = contentFrame(of: controller)
    covered.top = max(covered.top - frame.minY, 0)
    covered.bottom = max(covered.bottom - (view.bounds.height - frame.maxY), 0)
    return covered
  }

  private func barInsets(of controller: UIViewController) -> UIEdgeInsets {
    var covered = overlayInsets
    if !isNavigationBarHidden { covered.top = barTop + barHeight(for: controller) }
    if !isToolbarHidden { covered.bottom += UIToolbar.height }
    return covered
  }

  /// The place of a controller's view, in points: all of the view, but for the bars where it doesn't reach under them.
  func contentFrame(of controller: UIViewController) -> CGRect {
    let (edges, covered) = (controller.edgesForExtendedLayout, barInsets(of: controller))
    let staysBelow = !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    var frame = view.bounds
    if !edges.contains(.top) || staysBelow, !isNavigationBarHidden {
      frame.origin.y += covered.top
      frame.size.height -= covered.top
    }
    if !edges.contains(.bottom) { frame.size.height -= covered.bottom }
    return frame
  }

  // MARK: Scrolling

  /// Follows the scroll view of the controller on top.
  func followScrolling(of controller: UIViewController) {
    let scroll = controller.scrollView(under: .top)
    topWatch.follow(scroll)
    bottomWatch.follow(isToolbarHidden ? nil : controller.scrollView(under: .bottom))
    if scroll == nil { navigationBar.isOverContent = false }
    tabBarController?.followScrolling()
  }

  /// Where the bar ends that shows all below its row of items, and that shows the least, in points.
  private func ends(for item: UINavigationItem) -> (rest: CGFloat, least: CGFloat) {
    let (row, search) = (barTop + rowHeight, item.searchController?.roomInBar ?? 0)
    return (row + navigationBar.fullRoomBelow(item), row + (item.hidesSearchBarWhenScrolling ? 0 : search))
  }

  /// The top of the scrolled content in the controller's view, and whether the scroll view lies under the bar.
  private func content(of scroll: UIScrollView, rest: CGFloat, least: CGFloat) -> (
    top: CGFloat, liesUnder: Bool
  ) {
    let place = scroll.superview.map { $0.convert(scroll.frame.origin, to: view).y } ?? 0
    let own = scroll.contentOffset.y + scroll.contentInset.top
    // A scroll view below the bar moves with it.
    return place < least - 0.5 ? (place - own, true) : (rest - own, false)
  }

  /// Makes room for content that goes up, and gives the bar a ground once content lies under it.
  func followTop(_ scroll: UIScrollView) {
    guard let top = topViewController, !isNavigationBarHidden else { return }
    let item = top.navigationItem
    let (rest, least) = ends(for: item)
    let content = content(of: scroll, rest: rest, least: least)
    let adjusts = scroll.contentInsetAdjustmentBehavior != .never
    let isSearching = item.searchController?.takesBar == true
    // Rounded, so that what is there in full is a whole number of points.
    let gone = rest - min(max(content.top, least), rest)
    if adjusts, !isSearching { item.collapsed = (gone * 4096).rounded() / 4096 }
    scroll.roomAbove = adjusts && content.liesUnder ? item.collapsed : 0
    navigationBar.isOverContent =
      isSearching
      ? scroll.contentOffset.y > -scroll.adjustedContentInset.top + 0.5
      : adjusts ? content.liesUnder && content.top < least - 0.5 : scroll.contentOffset.y > 0.5
    // A bar that stands where it should asks for no other layout.
    let (now, next) = (navigationBar.frame, barFrame(for: top))
    guard abs(now.minY - next.minY) > 1e-6 || abs(now.height - next.height) > 1e-6 else { return }
    placeBar()
    top.view.setNeedsLayout()
  }

  /// How far the content of the top controller has been pulled down beyond its place, in points; a large title goes with it.
  private func pulled(_ top: UIViewController) -> CGFloat {
    guard let scroll = topWatch.scroll, scroll.hasSettled, scroll.refreshControl == nil,
      navigationBar.hasLargeTitle(top.navigationItem), top.navigationItem.searchController?.takesBar != true,
      scroll.contentInsetAdjustmentBehavior != .never
    else { return 0 }
    let (rest, least) = ends(for: top.navigationItem)
    let content = content(of: scroll, rest: rest, least: least)
    return content.liesUnder ? (max(content.top - rest, 0) * 4096).rounded() / 4096 : 0
  }

  /// The offsets between which content doesn't come to rest: a large title and a field to search in are there or gone.
  func restingOffsets(of scroll: UIScrollView) -> [CGFloat] {
    guard let item = topViewController?.navigationItem, !isNavigationBarHidden, scroll.hasSettled,
      item.searchController?.takesBar != true
    else { return [] }
    let (rest, least) = ends(for: item)
    guard rest > least else { return [] }
    let shown = -(scroll.adjustedContentInset.top + scroll.roomAbove)
    let search = item.hidesSearchBarWhenScrolling ? item.searchController?.roomInBar ?? 0 : 0
    return [shown, shown + search, shown + rest - least]
  }

  /// Gives the toolbar a ground where content lies under it.
  func followBottom(_ scroll: UIScrollView) {
    toolbar.isOverContent = scroll.reachesBelow(view.bounds.height - toolbar.frame.height, in: view)
  }

  // MARK: The toolbar

  /// Places the bar below the views, with a controller's items.
  func placeToolbar(of top: UIViewController?) {
    guard !isToolbarHidden || toolbar.superview != nil else { return }
    if toolbar.superview == nil { view.addSubview(toolbar) }
    if toolbar.items != top?.toolbarItems { toolbar.items = top?.toolbarItems }
    let below = overlayInsets.bottom
    toolbar.roomBelow = below
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - (isToolbarHidden ? 0 : below + UIToolbar.height),
      width: view.bounds.width,
      height: UIToolbar.height)
    toolbar.alpha = isToolbarHidden ? 0 : 1
  }
}
