import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A row of a ``UITableView``.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Hashable, Sendable {
    case `default` = 0
    /// A second text at the right.
    case value1
    /// A small blue text before the other.
    case value2
    /// A second text below.
    case subtitle
  }

  public enum SelectionStyle: Int, Hashable, Sendable {
    case none = 0
    case blue, gray, `default`
  }

  /// What stands at the right.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Hashable, Sendable {
    case none = 0
    case delete, insert
  }

  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none = 0
    case singleLine, singleLineEtched
  }

  public private(set) var reuseIdentifier: String?
  let cellStyle: CellStyle
  /// Holds what the cell shows.
  public let contentView = UIView()
  private var ownLabel: UILabel?
  private var ownDetail: UILabel?
  private var ownImage: UIImageView?
  private var configured: (any UIView & UIContentView)?
  private var accessory: UIView?
  private var backdrop: BackgroundView?
  let separator = UIView()
  weak var table: UITableView?

  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  open var accessoryView: UIView? { didSet { accessoryChanged() } }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  private var hasOwnSeparatorInset = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  /// 0 for the table's edge.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// In points a level.
  open var indentationWidth: CGFloat = 10
  open var focusStyle = 0
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// Lies behind the content while the row is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }
  open var multipleSelectionBackgroundView: UIView?
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true {
    didSet {
      unsupported(
        "UITableViewCell.automaticallyUpdatesContentConfiguration",
        when: !automaticallyUpdatesContentConfiguration)
    }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      unsupported(
        "UITableViewCell.automaticallyUpdatesBackgroundConfiguration",
        when: !automaticallyUpdatesBackgroundConfiguration)
    }
  }

  /// - Parameter reuseIdentifier: What the cell is asked for as; nil for one that is used once.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = false
    contentView.frame = bounds
    addSubview(contentView)
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  func take(identifier: String) { if reuseIdentifier == nil { reuseIdentifier = identifier } }

  /// Constraints inside have nothing to do with those outside.
  override var isLayoutIsland: Bool { translatesAutoresizingMaskIntoConstraints }

  // MARK: What it shows

  open var textLabel: UILabel? {
    if ownLabel == nil, configured == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: cellStyle == .value2 ? 12 : 17)
      if cellStyle == .value2 { label.textColor = tintColor }
      contentView.addSubview(label)
      ownLabel = label
      setNeedsLayout()
    }
    return ownLabel
  }

  /// Nil for cells of the default style.
  open var detailTextLabel: UILabel? {
    guard cellStyle != .default else { return nil }
    if ownDetail == nil, configured == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: cellStyle == .value1 ? 17 : 12)
      label.textColor = cellStyle == .value1 ? .secondaryLabel : .label
      contentView.addSubview(label)
      ownDetail = label
      setNeedsLayout()
    }
    return ownDetail
  }

  open var imageView: UIImageView? {
    if ownImage == nil, configured == nil {
      let view = UIImageView()
      contentView.addSubview(view)
      ownImage = view
      setNeedsLayout()
    }
    return ownImage
  }

  /// A description of what the row shows, in the place of its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let contentConfiguration, let configured,
        type(of: contentConfiguration) == type(of: configured.configuration)
      {
        configured.configuration = contentConfiguration
      } else {
        configured?.removeFromSuperview()
        configured = contentConfiguration?.makeContentView()
        for view in [ownLabel, ownDetail, ownImage] as [UIView?] { view?.removeFromSuperview() }
        (ownLabel, ownDetail, ownImage) = (nil, nil, nil)
        if let configured {
          configured.frame = contentView.bounds
          configured.translatesAutoresizingMaskIntoConstraints = true
          contentView.addSubview(configured)
        }
      }
      setNeedsLayout()
    }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let backgroundConfiguration else {
        backdrop?.removeFromSuperview()
        backdrop = nil
        return
      }
      if let backdrop {
        backdrop.show(backgroundConfiguration)
      } else {
        let view = BackgroundView(backgroundConfiguration)
        view.frame = bounds
        insertSubview(view, at: 0)
        backdrop = view
      }
      backgroundColor = .clear
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called before the cell is shown as another row.
  open func prepareForReuse() {
    isHighlighted = false
    setSelected(false, animated: false)
  }

  // MARK: State

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    stateChanged(animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    stateChanged(animated)
  }

  private func stateChanged(_ animated: Bool) {
    if animated {
      UIView.animate(withDuration: 0.3) { self.showSelection() }
    } else {
      showSelection()
    }
    setNeedsUpdateConfiguration()
  }

  private var shade: UIView?

  private func showSelection() {
    let isOn = (selected || highlighted) && selectionStyle != .none
    for case let label as UILabel in contentView.subviews { label.isHighlighted = isOn }
    for case let image as UIImageView in contentView.subviews { image.isHighlighted = isOn }
    guard isOn || shade != nil else { return }
    let view = selectedBackgroundView ?? shade ?? UIView()
    if selectedBackgroundView == nil { view.backgroundColor = .systemGray4 }
    if shade !== view {
      shade?.removeFromSuperview()
      shade = view
    }
    if view.superview !== self {
      UIView.performWithoutAnimation {
        view.frame = bounds
        view.layer.cornerRadius = layer.cornerRadius
        view.layer.maskedCorners = layer.maskedCorners
        view.alpha = 0
        insertSubview(view, belowSubview: contentView)
      }
    }
    view.alpha = isOn ? 1 : 0
  }

  open internal(set) var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    setNeedsUpdateConfiguration()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesBegan(touches, with: event) }
    table.rowTouched(self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesEnded(touches, with: event) }
    table.rowReleased(self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesCancelled(touches, with: event) }
    table.rowLeft(self)
  }

  // MARK: Accessory

  private func accessoryChanged() {
    accessory?.removeFromSuperview()
    accessory = accessoryView ?? CellAccessory.make(accessoryType, for: self)
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by view: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  // MARK: Layout

  /// In points.
  static let margin: CGFloat = 16

  private var accessoryRoom: CGFloat {
    guard let accessory else { return 0 }
    return accessory.bounds.width + Self.margin + (accessoryType == .none ? 0 : 4)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, backgroundView, shade] as [UIView?] { view?.frame = bounds }
    if let accessory {
      accessory.center = CGPoint(
        x: bounds.width - Self.margin - accessory.bounds.width / 2, y: bounds.midY)
    }
    contentView.frame = CGRect(x: 0, y: 0, width: max(bounds.width - accessoryRoom, 0), height: bounds.height)
    configured?.frame = contentView.bounds
    layOutLabels()
    let inset = hasOwnSeparatorInset ? separatorInset : table?.rowSeparatorInset ?? .zero
    // Text that stands further in brings the line along.
    let indent = hasOwnSeparatorInset ? 0 : textStart - Self.margin
    let left = inset.left + max(indent, 0)
    let thickness = 1 / max(UIScreen.main.scale, 1)
    separator.frame = CGRect(
      x: left, y: bounds.height - thickness, width: max(bounds.width - left - inset.right, 0),
      height: thickness)
    bringSubviewToFront(separator)
  }

  private var imageSize: CGSize {
    guard let ownImage, ownImage.image != nil else { return .zero }
    let size = ownImage.sizeThatFits(.zero)
    let most = max(bounds.height - 2, 1)
    let scale = min(most / max(size.height, 1), 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var textStart: CGFloat {
    let image = imageSize
    return Self.margin + CGFloat(indentationLevel) * indentationWidth
      + (image.width > 0 ? image.width + Self.margin : 0)
  }

  private func layOutLabels() {
    let size = contentView.bounds.size
    let image = imageSize
    ownImage?.frame = CGRect(
      x: Self.margin, y: ((size.height - image.height) / 2).rounded(), width: image.width,
      height: image.height)
    let x = textStart
    let width = max(size.width - x - (accessory == nil ? Self.margin : 8), 0)
    let one = ownLabel.map { $0.sizeThatFits(CGSize(width: width, height: 0)) } ?? .zero
    let hasDetail = ownDetail?.text?.isEmpty == false
    let two = hasDetail ? ownDetail?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero : .zero
    switch cellStyle {
    case .default:
      ownLabel?.frame = CGRect(x: x, y: 0, width: width, height: size.height)
    case .value1:
      let end = min(two.width, width)
      ownDetail?.frame = CGRect(x: x + width - end, y: 0, width: end, height: size.height)
      ownLabel?.frame = CGRect(
        x: x, y: 0, width: min(one.width, max(width - end - 8, 0)), height: size.height)
    case .value2:
      ownLabel?.frame = CGRect(x: x, y: 0, width: 91, height: size.height)
      ownLabel?.textAlignment = .right
      ownDetail?.frame = CGRect(x: x + 97, y: 0, width: max(width - 97, 0), height: size.height)
    case .subtitle:
      let height = one.height + (hasDetail ? two.height + 2 : 0)
      let y = ((size.height - height) / 2).rounded()
      ownLabel?.frame = CGRect(x: x, y: y, width: width, height: one.height)
      ownDetail?.frame = CGRect(x: x, y: y + one.height + 2, width: width, height: two.height)
    }
  }

  /// The height that the contents ask for, at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - accessoryRoom
    if let configured {
      let own =
        configured.hasConstraintsInside
        ? configured.fittingHeight(width) : configured.sizeThatFits(CGSize(width: width, height: 0)).height
      return CGSize(width: size.width, height: max(own, 44))
    }
    if contentView.hasConstraintsInside {
      return CGSize(width: size.width, height: contentView.fittingHeight(width))
    }
    let room = max(width - textStart - Self.margin, 0)
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(CGSize(width: room, height: 0)).height
    }
    let (one, two) = (height(ownLabel), height(ownDetail))
    let text = cellStyle == .subtitle ? one + (two > 0 ? two + 2 : 0) : max(one, two)
    return CGSize(width: size.width, height: max(text + 22, 44))
  }
}
