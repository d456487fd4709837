import FlipbookDrawing
import Foundation

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  /// The weight of a button's title: semibold for `done`.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  /// The buttons of the system.
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

  /// The object whose method is called; it is not retained. Nil calls nothing.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// The action that a tap performs. It comes before the method.
  open var primaryAction: UIAction?
  /// The menu of the button: a tap opens it, or a long touch where a tap does something.
  open var menu: UIMenu? { didSet { showMenu() } }
  /// The order of the menu's lines. The first is nearest to the button unless it is `fixed`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { showMenu() }
  }
  /// The view in place of the button; nil for a button.
  open var customView: UIView? { didSet { if customView !== oldValue { changed?() } } }
  /// The colour of the button; the bar's tint unless set.
  open var tintColor: UIColor? {
    didSet { if customView == nil { shownView?.tintColor = tintColor } }
  }
  /// The weight of the title.
  open var style = Style.plain {
    didSet { if style != oldValue { (shownView as? UIButton)?.titleLabel?.font = systemFont } }
  }
  /// Whether a bar leaves the item out.
  open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }
  /// Reports a change to the bar.
  var changed: (() -> Void)?
  /// The width of a fixed space, in points. Buttons have their own.
  open var width: CGFloat = 0
  /// Whether the item is a space between others: a flexible one, or one of its width.
  private(set) var isSpace = false
  private(set) var isFlexible = false

  /// The view of the item in a bar.
  private(set) weak var shownView: UIView?

  /// Makes an empty button.
  public override init() { super.init() }

  /// Makes the button of a storyboard, and an empty one of other archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib?.read(into: self)
  }

  /// Becomes a button of the system, or a space, with its own target and action.
  func become(_ systemItem: SystemItem) {
    title = systemItem.title
    if systemItem == .done { style = .done }
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    isFlexible = systemItem == .flexibleSpace
    isSpace = isFlexible || systemItem == .fixedSpace
  }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button of the system, or a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: .plain, target: target, action: action)
    become(systemItem)
  }

  /// Makes a button of the system with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    if let menu { self.menu = menu }
  }

  /// Makes a button with an action, whose title and image stand in for nil.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    if let menu { self.menu = menu }
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a space that takes the free width.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Makes a space of a width.
  ///
  /// - Parameter width: In points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  func makeView(in appearance: UINavigationBarAppearance? = nil) -> UIView {
    makeView(plain: appearance?.buttonAppearance, done: appearance?.doneButtonAppearance)
  }

  /// Makes the view of the item, in the appearance of its style.
  func makeView(plain: UIBarButtonItemAppearance?, done: UIBarButtonItemAppearance?) -> UIView {
    if let customView {
      shownView = customView
      return customView
    }
    let button = UIButton(type: .system)
    shownView = button
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = systemFont
    let appearance = style == .done ? done : plain
    appearance?.normal.apply(to: button)
    if let tintColor { button.tintColor = tintColor }
    button.isEnabled = isEnabled
    showAttributes(on: button)
    attributesChanged = { [weak self, weak button] in
      if let self, let button { showAttributes(on: button) }
    }
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let primaryAction {
          primaryAction.handler(primaryAction)
        } else if let action {
          action.send(to: target, self, nil)
        }
      }, for: .touchUpInside)
    showMenu()
    return button
  }

  private func showMenu() {
    guard customView == nil, let button = shownView as? UIButton else { return }
    button.preferredMenuElementOrder = preferredMenuElementOrder
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
  }

  private var systemFont: UIFont { .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular) }

  private func showAttributes(on button: UIButton) {
    if button.isEnabled != isEnabled { button.isEnabled = isEnabled }
    if button.title(for: .normal) != title {
      button.setTitle(title, for: .normal)
      button.superview?.setNeedsLayout()
    }
    if button.image(for: .normal) !== image {
      button.setImage(image, for: .normal)
      button.superview?.setNeedsLayout()
    }
    if let titleFont { button.titleLabel?.font = titleFont }
    for state in [UIControl.State.normal, .disabled, .highlighted] {
      if let color = titleColor(for: state) { button.setTitleColor(color, for: state) }
    }
  }
}
