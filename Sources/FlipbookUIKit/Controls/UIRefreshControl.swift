import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A spinner above scrolling content, shown while content is pulled down and fetched.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// Whether the spinner is turning.
  open private(set) var isRefreshing = false
  /// The text under the spinner; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }
  /// The height while it spins, in points.
  static let height: CGFloat = 60

  /// Makes a refresh control that stands still, in the size that scroll views give it.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    setUp()
  }

  /// Makes a refresh control that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view of no size. Archives are not read, and no spinner is shown.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(wheel)
    wheel.hidesWhenStopped = true
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  private var scroll: UIScrollView? { superview as? UIScrollView }

  /// Starts the spinner, and makes room for it above the content.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.shownSpokes = nil
    wheel.startAnimating()
    scroll?.setRefreshInset(Self.height)
  }

  /// Takes the room back, and stops the spinner 0.3 s later.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scroll?.setRefreshInset(0)
    FilmClock.post(after: 0.3) { [weak self] in
      if self?.isRefreshing == false { self?.wheel.stopAnimating() }
    }
  }

  /// Begins a refresh after a pull that went far enough.
  func pulled() {
    guard !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Shows as many spokes as the content was pulled down, all of them where letting go begins a refresh.
  func follow(pull: CGFloat) {
    guard !isRefreshing, !wheel.isAnimating else { return }
    let share = Double(pull / Self.height)
    wheel.shownSpokes = share > 0.25 ? min(1, (share - 0.25) / 0.75) : nil
  }

  /// Places the spinner and the text in the middle, one over the other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = attributedTitle == nil ? .zero : label.sizeThatFits(bounds.size)
    let room = text.height > 0 ? text.height + 4 : 0
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY - room / 2)
    label.frame = CGRect(x: 0, y: bounds.midY + 14 - room / 2, width: bounds.width, height: text.height)
  }

  /// Colours the spinner with the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColor
  }
}
