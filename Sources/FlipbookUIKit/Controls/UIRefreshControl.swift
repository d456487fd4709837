import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A wheel above what scrolls, which turns while contents are fetched.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  /// What it takes up while it turns, in points.
  static let height: CGFloat = 60

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(wheel)
    wheel.hidesWhenStopped = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var scroll: UIScrollView? { superview as? UIScrollView }

  /// Turns the wheel, as if it had been pulled.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    scroll?.setRefreshInset(Self.height)
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scroll?.setRefreshInset(0)
    FilmClock.post(after: 0.3) { [weak self] in
      if self?.isRefreshing == false { self?.wheel.stopAnimating() }
    }
  }

  /// A pull has gone far enough.
  func pulled() {
    guard !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColor
  }
}
