import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A spinner above scrolling content, shown while content is fetched.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// Whether the spinner is turning.
  open private(set) var isRefreshing = false
  /// The text under the spinner. It is not shown.
  open var attributedTitle: NSAttributedString?
  /// The height while it spins, in points.
  static let height: CGFloat = 60

  /// Makes a refresh control that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(wheel)
    wheel.hidesWhenStopped = true
  }

  /// Makes a view of no size. Archives are not read, and no spinner is shown.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var scroll: UIScrollView? { superview as? UIScrollView }

  /// Starts the spinner, and makes room for it above the content.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
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

  /// Places the spinner in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Colours the spinner with the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColor
  }
}
