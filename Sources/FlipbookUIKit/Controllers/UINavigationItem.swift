import FlipbookDrawing
import Foundation

/// What a view controller shows in bars.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true

  public override init() {}
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  /// What the system has buttons for.
  public enum SystemItem: Int, Hashable, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }
  }

  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var tintColor: UIColor?
  open var style = Style.plain
  open var width: CGFloat = 0
  /// Whether it is room between others: as much as there is, or as wide as it says.
  private(set) var isSpace = false
  private(set) var isFlexible = false

  public override init() { super.init() }

  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(
      title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target, action: action)
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    isFlexible = systemItem == .flexibleSpace
    isSpace = isFlexible || systemItem == .fixedSpace
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// - Parameter width: In points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    if let tintColor { button.tintColor = tintColor }
    button.isEnabled = isEnabled
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let primaryAction {
          primaryAction.handler(primaryAction)
        } else if let action {
          action.send(to: target, self, nil)
        }
      }, for: .touchUpInside)
    return button
  }
}

/// What a view controller shows in a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String? { didSet { changed?() } }
  open var titleView: UIView? { didSet { changed?() } }
  open var prompt: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false { didSet { changed?() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  var changed: (() -> Void)?

  public init(title: String) { self.title = title.isEmpty ? nil : title }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}
