import FlipbookDrawing
import Foundation

/// A view above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier by which the view is reused; nil for a view that is used once.
  public private(set) var reuseIdentifier: String?
  /// The view that holds the content.
  public let contentView = UIView()
  private var configured: (any UIView & UIContentView)?
  private var ownLabel: UILabel?
  private var ownDetail: UILabel?
  /// The room around a title of the table's own, in points.
  var titleInset = UIEdgeInsets(
    top: 0, left: UITableViewCell.margin, bottom: 0, right: UITableViewCell.margin)
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The description of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundView = backgroundConfiguration.map { BackgroundView($0) } }
  }

  /// Whether the header stays at the top while rows pass below it.
  var isPinned = false {
    didSet {
      guard isPinned != oldValue, isPinned || backgroundColor == .systemBackground else { return }
      if isPinned, backgroundColor != nil || backgroundView != nil { return }
      UIView.performWithoutAnimation { backgroundColor = isPinned ? .systemBackground : nil }
    }
  }

  /// Makes a view. Nil stands for one that is used once.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
  }

  /// Makes a view that is used once.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  override var isLayoutIsland: Bool { translatesAutoresizingMaskIntoConstraints }

  func assignIdentifier(_ identifier: String) { if reuseIdentifier == nil { reuseIdentifier = identifier } }

  /// The label of the text, made when it is first asked for; nil beside a content configuration.
  open var textLabel: UILabel? {
    if ownLabel == nil, configured == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.numberOfLines = 0
      contentView.addSubview(label)
      ownLabel = label
      setNeedsLayout()
    }
    return ownLabel
  }

  /// The label of the second text, made when it is first asked for; nil beside a content configuration.
  open var detailTextLabel: UILabel? {
    if ownDetail == nil, configured == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      contentView.addSubview(label)
      ownDetail = label
      setNeedsLayout()
    }
    return ownDetail
  }

  /// The description of the content, in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      for view in [ownLabel, ownDetail] { view?.removeFromSuperview() }
      (ownLabel, ownDetail) = (nil, nil)
      if let configured { contentView.addSubview(configured) }
      setNeedsLayout()
    }
  }

  /// Returns the content configuration of a plain table's header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Called before the view is shown for another section.
  open func prepareForReuse() {}

  /// Places the content and the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    configured?.frame = contentView.bounds
    let room = bounds.inset(by: titleInset)
    let size = ownLabel?.sizeThatFits(CGSize(width: room.width, height: 0)) ?? .zero
    ownLabel?.frame = CGRect(
      x: room.minX, y: room.minY + ((room.height - size.height) / 2).rounded(), width: room.width,
      height: size.height)
    ownDetail?.frame = CGRect(x: room.minX, y: room.maxY - 18, width: room.width, height: 16)
  }

  /// Returns the height that the content needs in a width, in points; at least 28 for labels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configured {
      let own =
        configured.hasConstraintsInside
        ? configured.fittingHeight(size.width) : configured.sizeThatFits(size).height
      return CGSize(width: size.width, height: own)
    }
    if contentView.hasConstraintsInside {
      return CGSize(width: size.width, height: contentView.fittingHeight(size.width))
    }
    let room = size.width - titleInset.left - titleInset.right
    let text = ownLabel?.sizeThatFits(CGSize(width: room, height: 0)).height ?? 0
    return CGSize(width: size.width, height: max(text + titleInset.top + titleInset.bottom, 28))
  }
}
