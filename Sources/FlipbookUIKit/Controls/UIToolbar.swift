import FlipbookDrawing
import Foundation

/// A bar of buttons.
open class UIToolbar: UIView {
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []
  private let ground = BarGroundView(line: .top)
  /// The height, in points.
  static let height: CGFloat = 44
  /// Whether content lies under the bar; a bar without a navigation controller has its ground at all times.
  var isOverContent = true { didSet { if isOverContent != oldValue { showGround() } } }
  /// How far the ground goes on below the bar, in points.
  var roomBelow: CGFloat = 0 { didSet { if roomBelow != oldValue { setNeedsLayout() } } }
  /// The buttons and spaces, from left to right.
  open var items: [UIBarButtonItem]? { didSet { build() } }
  /// The colour of the bar; that of the appearance unless set.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// Whether content shows through. Without, the bar has its ground also while nothing lies under it.
  open var isTranslucent = true { didSet { showGround() } }
  /// The appearance of the bar over content. It is read when it is set.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      showGround()
      build()
    }
  }
  /// The appearance of the bar while no content lies under it. Nil is the standard one without a ground.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { showGround() } }
  private var backgroundImage: UIImage?

  /// Sets the image behind the bar in place of its ground. An empty one makes the bar clear.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
    showGround()
  }

  private func showGround() {
    guard isOverContent || scrollEdgeAppearance != nil || !isTranslucent else {
      ground.look = .clear
      return
    }
    let appearance = isOverContent ? standardAppearance : scrollEdgeAppearance ?? standardAppearance
    ground.look = appearance.look.replaced(image: backgroundImage, color: barTintColor)
  }

  /// The style of the bar. Others than `default` have no effect, with a diagnostic.
  open var barStyle = UIBarStyle.default {
    didSet { unsupported("UIToolbar.barStyle", when: barStyle != .default) }
  }

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(ground)
    showGround()
  }

  /// Makes a view of no size. Archives are not read, and no line is shown.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UIToolbar)
  }

  /// Sets the buttons and spaces, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func build() {
    views.forEach { $0.view?.removeFromSuperview() }
    views = (items ?? []).map { ($0, $0.isSpace ? nil : makeView($0)) }
    views.forEach { if let view = $0.view { addSubview(view) } }
    setNeedsLayout()
  }

  private func makeView(_ item: UIBarButtonItem) -> UIView {
    item.makeView(plain: standardAppearance.buttonAppearance, done: standardAppearance.doneButtonAppearance)
  }

  /// Places the buttons 8 points apart, and shares the free width among flexible spaces.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + roomBelow)
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
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  /// Returns the proposed width and a height of 44, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
