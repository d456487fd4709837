import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button with a title, an image, or both.
open class UIButton: UIControl {
  /// The kind of a button, which says its symbol and its text size.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
    /// The name that it had before iOS 7.
    public static let roundedRect = ButtonType.system
  }

  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  /// The kind of the button.
  public private(set) var buttonType = ButtonType.custom
  private let label = UILabel()
  /// The line under the title of a configuration.
  private lazy var caption = UILabel()
  private var hasCaption = false
  private let picture = UIImageView()
  private let background = UIImageView()
  /// The room around the content, in points. A configuration has its own.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The room around the title within its part of the content, in points. A configuration has none.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The room around the image within its part of the content, in points. A configuration has none.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image of a custom button is faded under a finger; true unless set.
  open var adjustsImageWhenHighlighted = true
  /// Has no effect. A disabled button greys its title and keeps its image.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under a finger. Has no effect, with a diagnostic.
  open var showsTouchWhenHighlighted = false {
    didSet { unsupported("UIButton.showsTouchWhenHighlighted", when: showsTouchWhenHighlighted) }
  }
  /// Whether the title's shadow is reversed under a finger. Has no effect, with a diagnostic.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet {
      unsupported("UIButton.reversesTitleShadowWhenHighlighted", when: reversesTitleShadowWhenHighlighted)
    }
  }
  /// The menu of the button, which a long touch opens, and a tap with ``UIControl/showsMenuAsPrimaryAction``.
  open var menu: UIMenu? {
    didSet {
      menuChanged()
      changed()
    }
  }
  /// The order of the menu's lines. The first is nearest to the button unless it is `fixed`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Has no effect. A film has no pointer.
  open var isPointerInteractionEnabled = false
  /// Has no effect. Nothing is dragged onto a button.
  open var isSpringLoaded = false
  /// Whether a tap selects the button and the next one deselects it, and whether the button shows the line chosen of a
  /// menu that a tap opens.
  open var changesSelectionAsPrimaryAction = false { didSet { changed() } }
  /// The purpose of the button. Has no effect.
  open var role = Role.normal

  /// The purpose of a button.
  public enum Role: Int, Hashable, Sendable {
    case normal = 0
    case primary, cancel, destructive
  }
  /// The appearance and content of the button; nil for those set for its states.
  open var configuration: Configuration? { didSet { changed() } }
  /// Called with the button before each update of its content.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { changed() } }
  /// Whether the image stands above the title.
  var stacksImage = false { didSet { changed() } }
  /// The space between image and title, in points.
  var ownGap: CGFloat = 0 { didSet { changed() } }

  /// Makes a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  private func addContent() {
    label.font = .systemFont(ofSize: 18)
    background.isHidden = true
    for (index, view) in [background, picture, label].enumerated() { insertSubview(view, at: index) }
    changed()
  }

  /// Makes a button of a kind, with its symbol.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    show(buttonType)
  }

  /// Adds the content of a kind.
  private func become(_ buttonType: ButtonType) {
    addContent()
    show(buttonType)
  }

  private func show(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    // Titles of system buttons are smaller than those of custom ones.
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
    let symbol: String? =
      switch buttonType {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system: nil
      }
    if let symbol {
      let symbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
      setImage(UIImage(systemName: symbol, withConfiguration: symbolConfiguration), for: .normal)
    }
    changed()
  }

  /// Makes a button of a kind, with the title and the image of its action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a button of a configuration. The action's title stands in where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if configuration.title == nil, let primaryAction { self.configuration?.title = primaryAction.title }
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    changed()
  }

  /// Makes a button as it was archived in this film, without its actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let font = label.font
    if let type = coder.nib?.buttonType { become(type) } else { addContent() }
    if coder is NSKeyedUnarchiver { label.font = font }
    coder.nib?.read(into: self as UIButton)
  }

  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }

  // MARK: Content of each state

  /// Sets the title for a state; nil for that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    changed()
  }
  /// Sets the title with attributes for a state; nil for that of the normal state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    changed()
  }
  /// Sets the title's colour for a state; nil for that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    changed()
  }
  /// Sets the colour of the title's shadow, for every state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { label.shadowColor = color }
  /// Sets the image for a state; nil for that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    changed()
  }
  /// Sets the image behind the content for a state; nil for that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    changed()
  }
  /// Sets the size and weight of symbols, for every state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    picture.preferredSymbolConfiguration = configuration
    changed()
  }

  /// Returns the title for a state, or that of the normal state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Returns the title with attributes for a state, or that of the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  /// Returns the title's colour for a state, or that of the normal state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
  /// Returns the image for a state, or that of the normal state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// Returns the image behind the content for a state, or that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }
  /// The title in the present state.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour in the present state: white in custom buttons and the tint in others, unless set.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The image in the present state.
  open var currentImage: UIImage? { image(for: state) }

  override func stateChanged() {
    super.stateChanged()
    changed()
  }

  /// Returns the button's menu, wherever it is touched.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction?, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  override func chose(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    menu.select(action)
    changed()
  }

  override func triggered() {
    if changesSelectionAsPrimaryAction, menu == nil || !showsMenuAsPrimaryAction { isSelected.toggle() }
    super.triggered()
  }

  /// Updates the content now, by ``configurationUpdateHandler``.
  open func setNeedsUpdateConfiguration() { changed() }
  /// Never called. Use ``configurationUpdateHandler``.
  open func updateConfiguration() {}

  private var isUpdating = false

  private func changed() {
    // Changes by the handler are shown below, and do not call it again.
    guard !isUpdating else { return }
    isUpdating = true
    configurationUpdateHandler?(self)
    isUpdating = false
    let isSystem = buttonType != .custom
    if let configuration {
      apply(configuration)
    } else {
      if let attributed = attributedTitle(for: state) {
        label.attributedText = attributed
      } else {
        label.text = choice?.title ?? currentTitle
      }
      label.textColor =
        isEnabled || titleColors[State.disabled.rawValue] != nil
        ? currentTitleColor : .tertiaryLabel
      picture.image = choice?.image ?? currentImage
      background.image = backgroundImage(for: state)
    }
    if configuration == nil, hasCaption { show(nil, .label) }
    background.isHidden = background.image == nil && configuration == nil
    picture.isHidden = picture.image == nil
    // A finger on a system button fades it.
    let isHeld = isHighlighted || isMenuOpen
    let faded: CGFloat =
      isMenuOpen && isSystem
      ? 0.2 : isHeld && isSystem ? 0.3 : isHeld && adjustsImageWhenHighlighted ? 0.75 : 1
    label.alpha = isSystem ? faded : 1
    if hasCaption { caption.alpha = label.alpha }
    picture.alpha = faded
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(_ configuration: Configuration) {
    let color = configuration.foreground(for: self)
    // Titles of configurations break into lines.
    label.numberOfLines = 0
    label.text = choice?.title ?? configuration.title ?? currentTitle
    label.textColor = isEnabled ? color : .tertiaryLabel
    label.font = .systemFont(
      ofSize: configuration.titleSize, weight: configuration.isProminent ? .semibold : .regular)
    if let attributed = configuration.attributedTitle {
      label.attributedText = NSAttributedString(attributed)
    }
    show(configuration, isEnabled ? color : .tertiaryLabel)
    picture.image = choice?.image ?? configuration.image ?? currentImage
    if let symbols = configuration.preferredSymbolConfigurationForImage {
      picture.preferredSymbolConfiguration = symbols
    }
    picture.tintColor = color
    background.image = configuration.background.image
    background.contentMode = configuration.background.imageContentMode
    background.backgroundColor = isEnabled ? configuration.fill(for: self) : .tertiarySystemFill
    background.alpha = isHighlighted ? 0.75 : 1
  }

  /// Shows the line under the title, or takes it away.
  private func show(_ configuration: Configuration?, _ color: UIColor) {
    let text = configuration?.subtitle
    let attributed = configuration?.attributedSubtitle
    guard text != nil || attributed != nil else {
      if hasCaption { caption.removeFromSuperview() }
      return hasCaption = false
    }
    if !hasCaption { insertSubview(caption, aboveSubview: label) }
    hasCaption = true
    caption.font = .systemFont(ofSize: 12)
    caption.textColor = color
    caption.text = text
    if let attributed { caption.attributedText = NSAttributedString(attributed) }
  }

  /// Shows the content in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changed()
  }

  // MARK: Layout

  private var insets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    let insets = configuration.contentInsets
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private var gap: CGFloat {
    guard label.text?.isEmpty == false, picture.image != nil else { return 0 }
    return configuration?.imagePadding ?? (stacksImage ? 2 : ownGap)
  }

  private var isStacked: Bool {
    stacksImage || configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
  }

  private var imageSize: CGSize { picture.image == nil ? .zero : picture.sizeThatFits(.zero) }

  /// The size of the title and of the line under it, in points.
  private var titleSize: CGSize {
    let title = label.intrinsicContentSize
    guard hasCaption else { return title }
    let line = caption.intrinsicContentSize
    let gap = title.height > 0 ? configuration?.titlePadding ?? 0 : 0
    return CGSize(width: max(title.width, line.width), height: title.height + gap + line.height)
  }

  /// Places the title in its rectangle, and the line under it.
  private func placeTitle(in room: CGRect) {
    guard hasCaption else { return label.frame = room }
    let alignment = configuration?.titleAlignment ?? .automatic
    let isBeside = picture.image != nil && !isStacked
    let share: CGFloat =
      switch alignment {
      case .automatic: isBeside ? 0 : 0.5
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    var top = room.minY
    for (line, gap) in [(label, configuration?.titlePadding ?? 0), (caption, 0)] {
      let size = line.intrinsicContentSize
      let width = min(size.width, room.width)
      line.frame = CGRect(
        x: room.minX + (room.width - width) * share, y: top, width: width, height: size.height)
      if size.height > 0 { top += size.height + gap }
    }
  }

  /// The size of title, image and insets, in points. Simple buttons with a title are 12 points higher and at least
  /// 30 wide.
  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleSize, imageSize)
    var size =
      isStacked
      ? CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    // A button is as large as its image alone, and as its title and a little more.
    let hasTitle = label.text?.isEmpty == false
    if configuration == nil, buttonType == .system || insets == .zero, hasTitle || picture.image == nil {
      size.height += 12
      size.width = max(size.width, 30)
    }
    return size
  }

  /// Returns the natural size of the button, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the background, the image and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A scene that has emptied the layer means its own layers, and not the button's content.
    for view in subviews where view.layer.superlayer !== layer { layer.addSublayer(view.layer) }
    background.frame = backgroundRect(forBounds: bounds)
    background.layer.cornerRadius = configuration?.radius(in: bounds.size) ?? 0
    background.clipsToBounds = configuration != nil
    if isStacked || configuration?.imagePlacement == .trailing {
      placeByConfiguration()
      return
    }
    let content = configuration == nil ? contentRect(forBounds: bounds) : bounds.inset(by: insets)
    if picture.image != nil {
      picture.frame =
        configuration == nil ? imageRect(forContentRect: content) : contents.imageRect(in: content)
    }
    placeTitle(
      in: configuration == nil ? titleRect(forContentRect: content) : contents.titleRect(in: content))
  }

  /// Places image and title one above the other, or the image after the title.
  private func placeByConfiguration() {
    let room = bounds.inset(by: insets)
    let image = imageSize
    var title = titleSize
    if isStacked {
      title.width = min(title.width, max(room.width, 0))
      let height = image.height + gap + title.height
      let top = room.midY - height / 2
      let isBelow = configuration?.imagePlacement == .bottom
      let imageTop = isBelow ? top + title.height + gap : top
      let titleTop = isBelow ? top : top + image.height + gap
      picture.frame = CGRect(
        x: room.midX - image.width / 2, y: imageTop, width: image.width, height: image.height)
      placeTitle(
        in: CGRect(x: room.midX - title.width / 2, y: titleTop, width: title.width, height: title.height))
      return
    }
    // The image takes the title's part and the title the image's.
    title.width = min(title.width, max(room.width - image.width - gap, 0))
    let swapped = ButtonContents(
      title: image, image: title, gap: gap, horizontal: contentHorizontalAlignment,
      vertical: contentVerticalAlignment)
    placeTitle(in: swapped.imageRect(in: room))
    picture.frame = swapped.titleRect(in: room)
  }

  /// The sizes of title and image, and how they are placed.
  private var contents: ButtonContents {
    ButtonContents(
      title: titleSize, image: imageSize, gap: gap,
      titleInsets: configuration == nil ? titleEdgeInsets : .zero,
      imageInsets: configuration == nil ? imageEdgeInsets : .zero,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  /// Returns the rectangle of the background in the bounds of the button: all of them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of title and image in the bounds of the button: those less ``contentEdgeInsets``.
  ///
  /// A button with a configuration doesn't ask for it.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the title in that of the content.
  ///
  /// A button with a configuration doesn't ask for it.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contents.titleRect(in: contentRect) }

  /// Returns the rectangle of the image in that of the content.
  ///
  /// A button with a configuration doesn't ask for it.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contents.imageRect(in: contentRect) }

  override var baselineOffset: CGFloat { label.frame.minY + label.baselineOffset }
}

extension UIButton: ArchivedView {
  func archivedState() -> ViewArchives.Restore {
    let (titles, attributed, colors) = (titles, attributedTitles, titleColors)
    let (images, backgrounds, kind) = (images, backgrounds, buttonType)
    let (content, title, image) = (contentEdgeInsets, titleEdgeInsets, imageEdgeInsets)
    let (configuration, font, isEnabled, isSelected) = (configuration, label.font, isEnabled, isSelected)
    return { view in
      guard let button = view as? UIButton else { return }
      (button.titles, button.attributedTitles, button.titleColors) = (titles, attributed, colors)
      (button.images, button.backgrounds, button.buttonType) = (images, backgrounds, kind)
      (button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets) = (content, title, image)
      (button.configuration, button.isEnabled, button.isSelected) = (configuration, isEnabled, isSelected)
      button.label.font = font
    }
  }

  var archivedSubviews: [UIView] { subviews.filter { ![background, picture, label].contains($0) } }
}
