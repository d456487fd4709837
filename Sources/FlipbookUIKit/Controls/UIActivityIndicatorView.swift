import FlipbookDrawing
import FlipbookLayers
import Foundation

/// Spokes that light up in turn while something is being waited for.
open class UIActivityIndicatorView: UIView {
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
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true { didSet { show() } }
  open var style: Style { didSet { place() } }
  open var color: UIColor! = .systemGray { didSet { place() } }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    if style == .white || style == .whiteLarge { color = .white }
    layer.addSublayer(spokes)
    spokes.addSublayer(spoke)
    place()
    show()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    if frame.size != .zero { self.frame = frame } else { self.frame.origin = frame.origin }
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  private func place() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let side = style.side
    spokes.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    spokes.position = CGPoint(x: bounds.midX, y: bounds.midY)
    spokes.instanceCount = Self.spokeCount
    spokes.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.spokeCount), 0, 0, 1)
    spokes.instanceDelay = 1 / Double(Self.spokeCount)
    let width = side * 0.12
    spoke.bounds = CGRect(x: 0, y: 0, width: width, height: side * 0.28)
    spoke.cornerRadius = width / 2
    spoke.position = CGPoint(x: side / 2, y: side * 0.16)
    spoke.backgroundColor = color.cgColor
    spoke.opacity = 0.25
    CATransaction.commit()
  }

  private func show() { isHidden = hidesWhenStopped && !isAnimating }

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

  open func stopAnimating() {
    isAnimating = false
    spoke.removeAnimation(forKey: "fade")
    show()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
