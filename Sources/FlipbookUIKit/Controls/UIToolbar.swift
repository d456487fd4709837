import FlipbookDrawing
import Foundation

/// A bar of buttons.
open class UIToolbar: UIView {
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []
  private let line = UIView()
  /// The buttons and spaces, from left to right.
  open var items: [UIBarButtonItem]? { didSet { build() } }
  /// The colour of the bar; the background's unless set.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemBackground } }
  /// Has no effect. The bar is opaque.
  open var isTranslucent = true
  /// The style of the bar. Others than `default` have no effect, with a diagnostic.
  open var barStyle = UIBarStyle.default {
    didSet { unsupported("UIToolbar.barStyle", when: barStyle != .default) }
  }

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  /// Makes a view of no size. Archives are not read, and no line is shown.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the buttons and spaces, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func build() {
    views.forEach { $0.view?.removeFromSuperview() }
    views = (items ?? []).map { ($0, $0.isSpace ? nil : $0.makeView()) }
    views.forEach { if let view = $0.view { addSubview(view) } }
    setNeedsLayout()
  }

  /// Places the buttons 8 points apart, and shares the free width among flexible spaces.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let taken = views.reduce(CGFloat(0)) { $0 + ($1.view?.fittingSize.width ?? $1.item.width) }
    let springs = views.count { $0.item.isFlexible }
    let free = max(bounds.width - 32 - taken - 8 * CGFloat(max(views.count - 1, 0)), 0)
    var x: CGFloat = 16
    for (item, view) in views {
      let size = view?.fittingSize ?? CGSize(width: item.width, height: 0)
      view?.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + 8 + (item.isFlexible ? free / CGFloat(max(springs, 1)) : 0)
    }
  }

  /// 44 points high, and of no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  /// Returns the proposed width and a height of 44, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
