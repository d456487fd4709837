import FlipbookDrawing
import FlipbookMotion
import Foundation

extension UISplitViewController {
  /// The stack of pages where there is little room.
  private var pages: UINavigationController? {
    let first = columns[.compact] ?? columns[.primary]
    return first as? UINavigationController
      ?? (first as? UITabBarController)?.selectedViewController as? UINavigationController
  }

  /// Makes one stack of the columns, as the delegate says.
  func collapse() {
    guard columns[.compact] == nil, let primary = columns[.primary] else { return }
    if style == .unspecified {
      guard let secondary = columns[.secondary],
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
      else { return }
      push(secondary, animated: false)
      return
    }
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
    let order: [Column] = [.primary, .supplementary, .secondary]
    let last = order.firstIndex(of: top ?? .secondary) ?? 2
    for column in order[1...] where (order.firstIndex(of: column) ?? 0) <= last {
      if let controller = columns[column] { push(controller, animated: false) }
    }
  }

  /// Pushes the pages of a column.
  private func push(_ controller: UIViewController, animated: Bool) {
    guard let pages else { return }
    let new = (controller as? UINavigationController)?.viewControllers ?? [controller]
    for page in new where !pages.viewControllers.contains(page) {
      pages.pushViewController(page, animated: animated)
    }
  }

  /// Shows a column: where there is little room, by its pages.
  public func show(_ column: Column) {
    guard isCollapsed, let controller = columns[column] else { return update() }
    if column == .primary {
      pages?.popToRootViewController(animated: true)
    } else {
      push(controller, animated: true)
    }
  }

  /// Hides a column: where there is little room, its pages.
  public func hide(_ column: Column) {
    guard isCollapsed else {
      if column == .primary { preferredDisplayMode = .secondaryOnly }
      return
    }
    if column != .primary { pages?.popToRootViewController(animated: true) }
  }

  /// Shows a controller in the last column: where there is little room, as the next page.
  func showInLast(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard isCollapsed else {
      setLast(controller)
      return
    }
    if pages == nil { present(controller, animated: true) } else { push(controller, animated: true) }
  }

  private func setLast(_ controller: UIViewController) {
    if style == .unspecified {
      columns[.secondary] = controller
      update()
    } else {
      setViewController(controller, for: .secondary)
    }
  }
}
