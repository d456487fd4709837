import FlipbookDrawing
import Foundation

/// A cell of a ``UICollectionView``.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content.
  public let contentView = UIView()
  private var configured: (any UIView & UIContentView)?
  private var backdrop: BackgroundView?
  /// Performs the segue of a storyboard's cell; nil for none.
  var performSegue: (() -> Void)?
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: contentView) }
      stateChanged()
      setNeedsLayout()
    }
  }
  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the cell is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Called with each new state of the cell.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content follows the cell's state. False has no effect, with a diagnostic.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet {
      unsupported(
        "UICollectionViewCell.automaticallyUpdatesContentConfiguration",
        when: !automaticallyUpdatesContentConfiguration)
    }
  }
  /// Whether the background follows the cell's state. False has no effect, with a diagnostic.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      unsupported(
        "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration",
        when: !automaticallyUpdatesBackgroundConfiguration)
    }
  }

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a cell of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self as UICollectionViewCell)
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

  /// Whether the cell is selected and touched.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Updates the cell for its state now.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Called with each new state of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Takes the selection and the touch off the cell.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  /// The description of the cell's content.
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

  /// The description of the cell's background.
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

  /// Places the backgrounds and the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, backgroundView, selectedBackgroundView] as [UIView?] { view?.frame = bounds }
    contentView.frame = contentFrame
    configured?.frame = contentView.bounds
  }

  var contentFrame: CGRect { bounds }
  override var contentForSize: UIView? { contentView }

  /// Returns the attributes that the content prefers where the layout asks.
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

  /// Returns the height that the content needs in a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let rest = width - (bounds.width - contentFrame.width)
    if let configured, !configured.hasConstraintsInside {
      return configured.sizeThatFits(CGSize(width: rest, height: 0)).height
    }
    return contentView.hasConstraintsInside ? contentView.fittingHeight(rest) : bounds.height
  }

  // MARK: Touches

  /// Highlights the cell, if the delegate allows it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return super.touchesBegan(touches, with: event) }
    collection.itemTouched(self)
  }

  /// Selects the cell, or deselects one of several, if the delegate allows it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return super.touchesEnded(touches, with: event) }
    collection.itemReleased(self)
  }

  /// Takes the highlight off the cell.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return super.touchesCancelled(touches, with: event) }
    collection.itemLeft(self)
  }
}
