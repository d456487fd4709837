import FlipbookDrawing
import Foundation

/// A tab with tabs of its own, which a bar of a phone shows as one.
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] { didSet { children.forEach { $0.parent = self } } }
  /// The name of the tab whose controller the group shows at first; nil for its first one.
  open var defaultChildIdentifier: String?
  /// The tab whose controller the group shows.
  open weak var selectedChild: UITab?
  /// Has no effect. A film has no editor of tabs.
  open var allowsReordering = false

  /// Makes a group of tabs.
  /// - Parameter viewControllerProvider: Makes the controller of the group; without it the group shows a tab of its own.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    children.forEach { $0.parent = self }
  }

  /// The tab of a name in the group, or in a group of it; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  override var controller: UIViewController? {
    if let own = super.controller { return own }
    let child =
      selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    child?.controller?.tabBarItem = item
    return child?.controller
  }
}
