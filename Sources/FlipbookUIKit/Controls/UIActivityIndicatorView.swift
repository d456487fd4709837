import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A wheel of spokes that light up in turn while something is being waited for.
open class UIActivityIndicatorView: UIView {
  /// The size of a wheel: 37 points for the large ones, 20 for the others.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  private static let spokeCount = 8
  private let spokes = CAReplicatorLayer()
  private let spoke = CALayer()
  /// Whether the wheel is turning.
  open private(set) var isAnimating = false
  /// Whether the wheel is hidden while it stands still; true unless set.
  open var hidesWhenStopped = true { didSet { show() } }
  /// The share of the spokes that a wheel shows that stands still while it is pulled into sight; nil for none.
  var shownSpokes: Double? {
    didSet {
      guard shownSpokes != oldValue else { return }
      place()
      show()
    }
  }
  /// The size of the wheel.
  open var style: Style { didSet { place() } }
  /// The colour of the spokes; grey unless set.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = .systemGray }
      place()
    }
  }

  /// Makes a wheel that stands still, in the size of its style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  private func setUp() {
    if style == .white || style == .whiteLarge { color = .white }
    layer.addSublayer(spokes)
    spokes.addSublayer(spoke)
    place()
    show()
  }

  /// Makes a medium wheel. A frame of no size keeps the wheel's own.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
    if frame.size != .zero { self.frame = frame } else { self.frame.origin = frame.origin }
  }

  /// Makes a view of no size. Archives are not read, and no spokes are shown.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UIActivityIndicatorView)
  }

  private func place() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let side = style.side
    spokes.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    spokes.position = CGPoint(x: bounds.midX, y: bounds.midY)
    spokes.instanceCount = shownSpokes.map { max(1, Int($0 * Double(Self.spokeCount))) } ?? Self.spokeCount
    spokes.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.spokeCount), 0, 0, 1)
    spokes.instanceDelay = 1 / Double(Self.spokeCount)
    let width = side * 0.12
    spoke.bounds = CGRect(x: 0, y: 0, width: width, height: side * 0.28)
    spoke.cornerRadius = width / 2
    spoke.position = CGPoint(x: side / 2, y: side * 0.16)
    spoke.backgroundColor = color.cgColor
    spoke.opacity = shownSpokes == nil ? 0.25 : 0.6
    CATransaction.commit()
  }

  private func show() { isHidden = hidesWhenStopped && !isAnimating && shownSpokes == nil }

  /// Turns the wheel, once a second.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    show()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.25
    fade.duration = 1
    fade.repeatCount = .infinity
    spoke.add(fade, forKey: "fade")
  }

  /// Stops the wheel, and hides it unless ``hidesWhenStopped`` is false.
  open func stopAnimating() {
    isAnimating = false
    spoke.removeAnimation(forKey: "fade")
    show()
  }

  /// Places the spokes in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The side of the style, in points, both ways.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  /// Returns the side of the style, in points, both ways.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
