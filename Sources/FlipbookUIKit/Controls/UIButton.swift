import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button with a title, an image, or both.
open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  public private(set) var buttonType = ButtonType.custom
  private let label = UILabel()
  private let picture = UIImageView()
  private let background = UIImageView()
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false {
    didSet { unsupported("UIButton.showsTouchWhenHighlighted", when: showsTouchWhenHighlighted) }
  }
  open var reversesTitleShadowWhenHighlighted = false {
    didSet {
      unsupported("UIButton.reversesTitleShadowWhenHighlighted", when: reversesTitleShadowWhenHighlighted)
    }
  }
  open var menu: UIMenu?
  open var isPointerInteractionEnabled = false
  open var isSpringLoaded = false
  open var changesSelectionAsPrimaryAction = false {
    didSet { unsupported("UIButton.changesSelectionAsPrimaryAction", when: changesSelectionAsPrimaryAction) }
  }
  open var role = Role.normal

  /// What a button is for.
  public enum Role: Int, Hashable, Sendable {
    case normal = 0
    case primary, cancel, destructive
  }
  open var configuration: Configuration? { didSet { changed() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { changed() } }
  /// Whether the image stands above the title.
  var stacksImage = false { didSet { changed() } }
  /// Between the image and the title, in points.
  var ownGap: CGFloat = 0 { didSet { changed() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 18)
    background.isHidden = true
    for view in [background, picture, label] { addSubview(view) }
    changed()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    // UIKit's own titles are smaller than those of custom buttons.
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
    let symbol: String? =
      switch buttonType {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system: nil
      }
    if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    changed()
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if configuration.title == nil, let primaryAction { self.configuration?.title = primaryAction.title }
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    changed()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  // MARK: What it shows in each state

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    changed()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    changed()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    changed()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { label.shadowColor = color }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    changed()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    changed()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    picture.preferredSymbolConfiguration = configuration
    changed()
  }

  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }
  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  open var currentImage: UIImage? { image(for: state) }

  override func stateChanged() {
    super.stateChanged()
    changed()
  }

  open func setNeedsUpdateConfiguration() { changed() }
  open func updateConfiguration() {}

  private var isUpdating = false

  private func changed() {
    // What the handler sets is shown below, and does not call it again.
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
        label.text = currentTitle
      }
      label.textColor =
        isEnabled || titleColors[State.disabled.rawValue] != nil
        ? currentTitleColor : .tertiaryLabel
      picture.image = currentImage
      background.image = backgroundImage(for: state)
    }
    background.isHidden = background.image == nil && configuration == nil
    picture.isHidden = picture.image == nil
    // A finger on a system button fades it.
    let faded: CGFloat =
      isHighlighted && isSystem ? 0.3 : isHighlighted && adjustsImageWhenHighlighted ? 0.75 : 1
    label.alpha = isSystem ? faded : 1
    picture.alpha = faded
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(_ configuration: Configuration) {
    let color = configuration.foreground(for: self)
    if let attributed = configuration.attributedTitle {
      label.text = String(attributed.characters)
    } else {
      label.text = configuration.title ?? currentTitle
    }
    label.textColor = isEnabled ? color : .tertiaryLabel
    label.font = .systemFont(ofSize: 17, weight: configuration.isProminent ? .semibold : .regular)
    picture.image = configuration.image ?? currentImage
    picture.tintColor = color
    background.image = nil
    background.backgroundColor = isEnabled ? configuration.fill(for: self) : .tertiarySystemFill
    background.alpha = isHighlighted ? 0.75 : 1
  }

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

  open override var intrinsicContentSize: CGSize {
    let (title, image) = (label.intrinsicContentSize, imageSize)
    var size =
      isStacked
      ? CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    // A system button is at least as high as its text with a little around it.
    if configuration == nil, buttonType == .system || insets == .zero {
      size.height += 12
      size.width = max(size.width, 30)
    }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A scene that has emptied the layer means its own layers, and not what the button shows.
    for view in subviews where view.layer.superlayer !== layer { layer.addSublayer(view.layer) }
    background.frame = bounds
    background.layer.cornerRadius = configuration?.radius(in: bounds.size) ?? 0
    background.clipsToBounds = configuration != nil
    let room = bounds.inset(by: insets)
    let image = imageSize
    var title = label.intrinsicContentSize
    title.width = min(title.width, max(room.width - (isStacked ? 0 : image.width + gap), 0))
    if isStacked {
      let height = image.height + gap + title.height
      let top = room.midY - height / 2
      let isBelow = configuration?.imagePlacement == .bottom
      let imageTop = isBelow ? top + title.height + gap : top
      let titleTop = isBelow ? top : top + image.height + gap
      picture.frame = CGRect(
        x: room.midX - image.width / 2, y: imageTop, width: image.width, height: image.height)
      label.frame = CGRect(
        x: room.midX - title.width / 2, y: titleTop, width: title.width, height: title.height)
      return
    }
    let width = image.width + gap + title.width
    var x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: room.minX
      case .right, .trailing: room.maxX - width
      case .center, .fill: room.midX - width / 2
      }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - height
      case .center, .fill: room.midY - height / 2
      }
    }
    let imageFirst = configuration?.imagePlacement != .trailing
    if !imageFirst {
      label.frame = CGRect(x: x, y: y(title.height), width: title.width, height: title.height)
      x += title.width + gap
    }
    picture.frame = CGRect(
      x: x + imageEdgeInsets.left - imageEdgeInsets.right,
      y: y(image.height) + imageEdgeInsets.top
        - imageEdgeInsets.bottom, width: image.width, height: image.height)
    if imageFirst {
      x += image.width + gap
      label.frame = CGRect(
        x: x + titleEdgeInsets.left - titleEdgeInsets.right,
        y: y(title.height) + titleEdgeInsets.top
          - titleEdgeInsets.bottom, width: title.width, height: title.height)
    }
  }

  override var baselineOffset: CGFloat { label.frame.minY + label.baselineOffset }
}
