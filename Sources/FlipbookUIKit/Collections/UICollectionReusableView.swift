import FlipbookDrawing
import Foundation

/// A view of a collection that is used again for other places of it.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  weak var collection: UICollectionView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isLayoutIsland: Bool { translatesAutoresizingMaskIntoConstraints }

  /// Called before the view is shown at another place.
  open func prepareForReuse() {}

  /// Takes what a layout of the scene's own says besides places.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// What the view would rather be like, where its layout asks: as large as its contents.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let content = contentForSize, content.hasConstraintsInside else { return layoutAttributes }
    let copy = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes ?? layoutAttributes
    copy.size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return copy
  }

  var contentForSize: UIView? { self }
}

/// A cell of a ``UICollectionView``.
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds what the cell shows.
  public let contentView = UIView()
  private var configured: (any UIView & UIContentView)?
  private var backdrop: BackgroundView?
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Lies behind the content while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: contentView) }
      stateChanged()
      setNeedsLayout()
    }
  }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true {
    didSet {
      unsupported(
        "UICollectionViewCell.automaticallyUpdatesContentConfiguration",
        when: !automaticallyUpdatesContentConfiguration)
    }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      unsupported(
        "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration",
        when: !automaticallyUpdatesBackgroundConfiguration)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    stateChanged()
  }

  private func stateChanged() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    setNeedsUpdateConfiguration()
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {}

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  /// A description of what the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      if let configured {
        configured.frame = contentView.bounds
        contentView.addSubview(configured)
      }
      setNeedsLayout()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backdrop?.removeFromSuperview()
      backdrop = backgroundConfiguration.map { BackgroundView($0) }
      if let backdrop {
        backdrop.frame = bounds
        insertSubview(backdrop, at: 0)
      }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, backgroundView, selectedBackgroundView] as [UIView?] { view?.frame = bounds }
    contentView.frame = contentFrame
    configured?.frame = contentView.bounds
  }

  var contentFrame: CGRect { bounds }
  override var contentForSize: UIView? { contentView }

  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let configured, !configured.hasConstraintsInside else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let copy = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes ?? layoutAttributes
    copy.size = configured.sizeThatFits(layoutAttributes.size)
    return copy
  }

  /// The height that the contents ask for at a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let rest = width - (bounds.width - contentFrame.width)
    if let configured, !configured.hasConstraintsInside {
      return configured.sizeThatFits(CGSize(width: rest, height: 0)).height
    }
    return contentView.hasConstraintsInside ? contentView.fittingHeight(rest) : bounds.height
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return super.touchesBegan(touches, with: event) }
    collection.itemTouched(self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return super.touchesEnded(touches, with: event) }
    collection.itemReleased(self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return super.touchesCancelled(touches, with: event) }
    collection.itemLeft(self)
  }
}

/// A row of a collection that looks like a list.
open class UICollectionViewListCell: UICollectionViewCell {
  private var marks: [UIView] = []
  private let line = UIView()
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  /// What stands at the right, from left to right.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      marks.forEach { $0.removeFromSuperview() }
      marks = accessories.compactMap { $0.makeView(tint: tintColor) }
      marks.forEach(addSubview)
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Whether a line follows it.
  var showsLine = true {
    didSet { line.isHidden = !showsLine }
  }

  private var marksWidth: CGFloat {
    marks.isEmpty ? 0 : marks.reduce(UITableViewCell.margin) { $0 + $1.bounds.width + 8 }
  }

  override var contentFrame: CGRect {
    let indent = CGFloat(indentationLevel) * indentationWidth
    return CGRect(
      x: indent, y: 0, width: max(bounds.width - indent - marksWidth, 0), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.width - UITableViewCell.margin
    for mark in marks.reversed() {
      mark.center = CGPoint(x: x - mark.bounds.width / 2, y: bounds.midY)
      x -= mark.bounds.width + 8
    }
    let thickness = 1 / max(UIScreen.main.scale, 1)
    line.frame = CGRect(
      x: UITableViewCell.margin, y: bounds.height - thickness, width: bounds.width - UITableViewCell.margin,
      height: thickness)
  }
}

/// A mark at the right of a list's cell.
@MainActor @preconcurrency
public struct UICellAccessory {
  private let make: (UIColor) -> UIView?

  private static func symbol(_ name: String, _ size: CGFloat, _ color: UIColor?) -> UICellAccessory {
    UICellAccessory { tint in
      let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.tintColor = color ?? tint
      return view
    }
  }

  public static func disclosureIndicator() -> UICellAccessory { symbol("chevron.right", 14, .tertiaryLabel) }
  public static func checkmark() -> UICellAccessory { symbol("checkmark", 17, nil) }
  public static func detail() -> UICellAccessory { symbol("info.circle", 20, nil) }
  public static func label(text: String) -> UICellAccessory {
    UICellAccessory { _ in
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    }
  }

  func makeView(tint: UIColor) -> UIView? { make(tint) }
}
