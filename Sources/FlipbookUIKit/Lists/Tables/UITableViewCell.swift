import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A row of a ``UITableView``.
open class UITableViewCell: UIView {
  /// The arrangement of a cell's texts.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default` = 0
    /// A second text at the right.
    case value1
    /// A small blue text before the other.
    case value2
    /// A second text below.
    case subtitle
  }

  /// Whether a selected row shows it. Styles other than `none` look alike.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none = 0
    case blue, gray, `default`
  }

  /// The mark at the right of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The control at the leading edge of a row that is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none = 0
    case delete, insert
  }

  /// The line below a row. Both kinds look alike.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none = 0
    case singleLine, singleLineEtched
  }

  /// The identifier by which the cell is reused; nil for a cell that is used once.
  public private(set) var reuseIdentifier: String?
  let cellStyle: CellStyle
  /// The view that holds the row's content.
  public let contentView: UIView = CellContent()
  private var ownLabel: UILabel?
  private var ownDetail: UILabel?
  private var ownImage: UIImageView?
  private var configured: (any UIView & UIContentView)?
  var accessory: UIView?
  /// The controls that a row has while it is edited.
  var rowEditing = RowEditing()
  var editControls: CellEditControls?
  private var backdrop: BackgroundView?
  let separator = UIView()
  weak var table: UITableView?
  /// Performs the segue of a storyboard's row; nil for none.
  var performSegue: (() -> Void)?

  /// Whether a selected row shows it; `default` unless set.
  open var selectionStyle = SelectionStyle.default
  /// The mark at the right; none unless set.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// The view at the right, in place of the mark.
  open var accessoryView: UIView? { didSet { accessoryChanged() } }
  /// The mark at the right while the row is edited; none unless set.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the right while the row is edited, in place of the mark.
  open var editingAccessoryView: UIView?
  /// The inset of the line below the row, in points; the table's unless set.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  private var hasOwnSeparatorInset = false
  /// Has no effect. A row has a handle where the data source moves it.
  open var showsReorderControl = false
  /// Has no effect. The delegate says which rows make room.
  open var shouldIndentWhileEditing = true
  /// The number of steps by which the content is indented; 0 unless set.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step of indentation, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10
  /// Has no effect. A film has no focus that keys move.
  open var focusStyle = 0
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// The view behind the content while the row is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }
  /// Has no effect. Rows that are edited show their selection by circles.
  open var multipleSelectionBackgroundView: UIView?
  /// Called with each new state of the cell.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content follows the cell's state. False has no effect, with a diagnostic.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet {
      unsupported(
        "UITableViewCell.automaticallyUpdatesContentConfiguration",
        when: !automaticallyUpdatesContentConfiguration)
    }
  }
  /// Whether the background follows the cell's state. False has no effect, with a diagnostic.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      unsupported(
        "UITableViewCell.automaticallyUpdatesBackgroundConfiguration",
        when: !automaticallyUpdatesBackgroundConfiguration)
    }
  }

  /// Makes a cell.
  ///
  /// - Parameter reuseIdentifier: The identifier by which the cell is reused; nil for one that is used once.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Makes a cell of the default style that is used once.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell of the default style that is used once. The frame is left alone.
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell of the default style and of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    cellStyle = coder.nib?.cellStyle ?? .default
    reuseIdentifier = coder.nib?.element["reuseIdentifier"]
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self as UITableViewCell)
  }

  private func setUp() {
    clipsToBounds = false
    contentView.frame = bounds
    addSubview(contentView)
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  func assignIdentifier(_ identifier: String) { if reuseIdentifier == nil { reuseIdentifier = identifier } }

  /// Constraints inside are independent of those outside.
  override var isLayoutIsland: Bool { translatesAutoresizingMaskIntoConstraints }

  // MARK: Content

  /// The label of the text, made when it is first asked for; nil beside a content configuration.
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

  /// The label of the second text, made when it is first asked for; nil in the default style.
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

  /// The view of the image, made when it is first asked for; nil beside a content configuration.
  open var imageView: UIImageView? {
    if ownImage == nil, configured == nil {
      let view = UIImageView()
      contentView.addSubview(view)
      ownImage = view
      setNeedsLayout()
    }
    return ownImage
  }

  /// The description of the row's content, in place of its labels.
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

  /// Returns the content configuration of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The description of the row's background.
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

  /// Returns the background configuration of a plain table's rows.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// Whether the cell is selected, touched and edited.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Updates the cell for its state now.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Called with each new state of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called before the cell is shown as another row.
  open func prepareForReuse() {
    isHighlighted = false
    setSelected(false, animated: false)
  }

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  /// Whether the row is touched.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Selects the cell or not, over 0.3 s where it is animated. The table's selection stays.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    editControls?.showSelection()
    stateChanged(animated)
  }

  /// Highlights the cell or not, over 0.3 s where it is animated.
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

  /// Whether the row is being edited. Setting it is not animated.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false

  /// Sets whether the row is being edited. Its controls come and go over 0.3 s where it is animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    isBeingEdited = editing
    showEditing(animated: animated)
    setNeedsUpdateConfiguration()
  }

  // MARK: Touches

  /// Highlights the row, if the delegate allows it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesBegan(touches, with: event) }
    table.rowTouched(self)
  }

  /// Selects the row, or deselects one of several, if the delegate allows it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesEnded(touches, with: event) }
    table.rowReleased(self)
  }

  /// Takes the highlight off the row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesCancelled(touches, with: event) }
    table.rowLeft(self)
  }

  // MARK: Accessory

  private func accessoryChanged() {
    guard !isEditing else { return }
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

  /// The margin at both sides, in points.
  static let margin: CGFloat = 16

  private var accessoryRoom: CGFloat {
    guard let accessory else { return 0 }
    return accessory.bounds.width + Self.margin + (accessoryType == .none ? 0 : 4)
  }

  /// Places the content, the backgrounds, the mark and the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, backgroundView, shade] as [UIView?] { view?.frame = bounds }
    let (start, end) = (editControls?.leading ?? 0, (editControls?.trailing ?? 0) + (table?.indexRoom ?? 0))
    if let accessory {
      accessory.center = CGPoint(
        x: bounds.width - end - Self.margin - accessory.bounds.width / 2, y: bounds.midY)
    }
    editControls?.place(in: bounds, isIn: true)
    contentView.frame = CGRect(
      x: start, y: 0, width: max(bounds.width - start - end - accessoryRoom, 0), height: bounds.height)
    configured?.frame = contentView.bounds
    layOutLabels()
    let inset = hasOwnSeparatorInset ? separatorInset : table?.rowSeparatorInset ?? .zero
    // The line follows text that is indented.
    let indent = hasOwnSeparatorInset ? 0 : textStart - Self.margin
    let left = start + inset.left + max(indent, 0)
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

  /// Returns the height that the content needs in a width, in points; at least 44 without constraints.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let controls = editControls.map { $0.leading + $0.trailing } ?? 0
    let width = size.width - accessoryRoom - controls - (table?.indexRoom ?? 0)
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
