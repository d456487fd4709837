import FlipbookDrawing
import Foundation

/// The content that a view controller has in a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Whether an item has a large title, where the bar prefers one.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The title in the middle of the bar.
  open var title: String? { didSet { changed?() } }
  /// The view in place of the title; nil for the title.
  open var titleView: UIView? { didSet { changed?() } }
  /// The line above the title. It is not shown.
  open var prompt: String?
  /// The item whose title the way back has, in the bar of the next controller. Only its title is used.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the way back, in the bar of the next controller.
  open var backButtonTitle: String?
  /// Whether the way back is hidden.
  open var hidesBackButton = false { didSet { changed?() } }
  /// Whether the items at the left stand beside the way back; they replace it unless set.
  open var leftItemsSupplementBackButton = false { didSet { changed?() } }
  /// The items at the left, from left to right. They replace the way back, unless ``leftItemsSupplementBackButton``.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// The items at the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// Whether the title is large, where the bar prefers it. `automatic` is as `always`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
  /// The appearance of the bar while the controller is on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
  /// The same with no content under the bar; nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
  /// Has no effect. A film is held upright.
  open var compactAppearance: UINavigationBarAppearance?
  /// The search whose field stands below the title; nil for none.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.leave()
      changed?()
    }
  }
  /// Whether the field of the search goes away while the content goes up.
  open var hidesSearchBarWhenScrolling = true { didSet { changed?() } }
  /// Has no effect. The field stands below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  var changed: (() -> Void)?
  /// How much of a large title's room and of the field to search in has gone, as content goes up, in points.
  var collapsed: CGFloat = 0

  /// Where the field of a search stands.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic = 0
    case inline, stacked
  }

  /// Makes an item with a title; none for an empty one.
  public init(title: String) { self.title = title.isEmpty ? nil : title }

  /// The first item at the left. Setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right. Setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Hides or shows the way back, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets the item at the right, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the item at the left, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}
