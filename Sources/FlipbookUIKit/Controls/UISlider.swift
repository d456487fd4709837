import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A knob on a line that stands for a value.
open class UISlider: UIControl {
  private var current: Float = 0
  private let track = UIView()
  private let filled = UIView()
  private let knob = UIView()
  private var grip: CGFloat = 0
  open var minimumValue: Float = 0 { didSet { setValue(current, animated: false) } }
  open var maximumValue: Float = 1 { didSet { setValue(current, animated: false) } }
  open var minimumTrackTintColor: UIColor? { didSet { show() } }
  open var maximumTrackTintColor: UIColor? { didSet { show() } }
  open var thumbTintColor: UIColor? { didSet { show() } }
  /// Whether every value on the way is told, or only the last.
  open var isContinuous = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, filled, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = 2
    filled.layer.cornerRadius = 2
    knob.layer.cornerRadius = 13.5
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.layer.shadowRadius = 4
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private let thumb = UIImageView()

  /// An image in the place of the knob.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    guard state == .normal else { return }
    thumb.image = image
    if thumb.superview == nil { knob.addSubview(thumb) }
    show()
  }

  open func thumbImage(for state: State) -> UIImage? { thumb.image }
  open var currentThumbImage: UIImage? { thumb.image }

  /// Tracks are drawn in their colours alone.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Tracks are drawn in their colours alone.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    current = min(max(value.isNaN ? minimumValue : value, minimumValue), max(maximumValue, minimumValue))
    if animated { UIView.animate(withDuration: 0.25) { self.show() } } else { show() }
  }

  private var share: CGFloat {
    maximumValue > minimumValue ? CGFloat((current - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  private func show() {
    let room = max(bounds.width - 27, 0)
    track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    knob.frame = CGRect(x: room * share, y: bounds.midY - 13.5, width: 27, height: 27)
    filled.frame = CGRect(x: 0, y: bounds.midY - 2, width: room * share + 13.5, height: 4)
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    knob.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : .clear
    knob.layer.shadowOpacity = thumb.image == nil ? 0.2 : 0
    let size = thumb.image?.size ?? .zero
    thumb.frame = CGRect(
      x: (27 - size.width) / 2, y: (27 - size.height) / 2, width: size.width, height: size.height)
    alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  override func stateChanged() {
    super.stateChanged()
    show()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard knob.frame.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) else { return false }
    grip = x - knob.frame.minX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = bounds.width - 27
    guard room > 0 else { return true }
    let share = Float((touch.location(in: self).x - grip) / room)
    setValue(minimumValue + (maximumValue - minimumValue) * min(max(share, 0), 1), animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // A continuous slider tells of its value once more: the event's touch has ended then.
    sendActions(for: .valueChanged)
  }
}
