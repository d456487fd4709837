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
  /// The value at the left end; 0 unless set.
  open var minimumValue: Float = 0 { didSet { setValue(current, animated: false) } }
  /// The value at the right end; 1 unless set.
  open var maximumValue: Float = 1 { didSet { setValue(current, animated: false) } }
  /// The colour of the line left of the knob; the tint unless set.
  open var minimumTrackTintColor: UIColor? { didSet { show() } }
  /// The colour of the line right of the knob; a grey fill unless set.
  open var maximumTrackTintColor: UIColor? { didSet { show() } }
  /// The colour of the knob; white unless set.
  open var thumbTintColor: UIColor? { didSet { show() } }
  private let lowImage = UIImageView()
  private let highImage = UIImageView()
  /// The image before the line; nil for none.
  open var minimumValueImage: UIImage? {
    get { lowImage.image }
    set { show(newValue, in: lowImage) }
  }
  /// The image after the line; nil for none.
  open var maximumValueImage: UIImage? {
    get { highImage.image }
    set { show(newValue, in: highImage) }
  }
  /// Whether each value of a drag is sent, or only the last; true unless set.
  open var isContinuous = true

  /// Makes a slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [track, filled, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = 2
    filled.layer.cornerRadius = 2
    knob.layer.cornerRadius = 13.5
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowOffset = CGSize(width: 0, height: 5)
    knob.layer.shadowRadius = 6
  }

  /// Makes a view of no size. Archives are not read, and nothing is shown in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UISlider)
  }

  private let thumb = UIImageView()

  /// Sets the image in place of the knob. Only that of the normal state is used.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    guard state == .normal else { return }
    thumb.image = image
    if thumb.superview == nil { knob.addSubview(thumb) }
    show()
  }

  /// Returns the image of the normal state, for every state.
  open func thumbImage(for state: State) -> UIImage? { thumb.image }
  /// The image in place of the knob; nil for the knob.
  open var currentThumbImage: UIImage? { thumb.image }

  /// Does nothing. Lines are drawn in their colours alone.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Does nothing. Lines are drawn in their colours alone.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  /// The value, between the two ends.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, over 0.25 s where it is animated. It is kept between the two ends.
  open func setValue(_ value: Float, animated: Bool) {
    current = min(max(value.isNaN ? minimumValue : value, minimumValue), max(maximumValue, minimumValue))
    if animated { UIView.animate(withDuration: 0.25) { self.show() } } else { show() }
  }

  private var share: CGFloat {
    maximumValue > minimumValue ? CGFloat((current - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    if view.superview == nil { addSubview(view) }
    show()
  }

  /// The line and the knob's room, between the images.
  private var lineBounds: CGRect {
    // The distance of an image from the line: decided.
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + 8 } ?? 0 }
    let (low, high) = (room(minimumValueImage), room(maximumValueImage))
    return CGRect(x: low, y: 0, width: max(bounds.width - low - high, 0), height: bounds.height)
  }

  private func placeImages() {
    for (view, isHigh) in [(lowImage, false), (highImage, true)] {
      guard let size = view.image?.size else { continue }
      view.frame = CGRect(
        x: isHigh ? self.bounds.width - size.width : 0, y: (self.bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }

  private func show() {
    let bounds = lineBounds
    placeImages()
    // The knob's middle is 13 from the edge where it is at an end; the line begins 1 from it.
    let middle = bounds.minX + max(bounds.width - 26, 0) * share + 13
    track.frame = CGRect(x: bounds.minX + 1, y: bounds.midY - 1.5, width: max(bounds.width - 2, 0), height: 4)
    knob.frame = CGRect(x: middle - 13.5, y: bounds.midY - 14, width: 27, height: 27)
    filled.frame = CGRect(
      x: bounds.minX + 1, y: bounds.midY - 1.5, width: middle - bounds.minX - 1, height: 4)
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    knob.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : .clear
    knob.layer.shadowOpacity = thumb.image == nil ? 0.15 : 0
    let size = thumb.image?.size ?? .zero
    thumb.frame = CGRect(
      x: (27 - size.width) / 2, y: (27 - size.height) / 2, width: size.width, height: size.height)
    alpha = isEnabled ? 1 : 0.5
  }

  /// Places the line and the knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  override func stateChanged() {
    super.stateChanged()
    show()
  }

  /// 31 points high, and of no natural width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
  /// Returns the proposed width and a height of 31, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

  /// Follows a touch that is at most 20 points away from the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard knob.frame.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) else { return false }
    grip = x - knob.frame.midX
    return true
  }

  /// Moves the knob with the touch, and sends `valueChanged` while ``isContinuous``.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let bounds = lineBounds
    let room = bounds.width - 26
    guard room > 0 else { return true }
    let share = Float((touch.location(in: self).x - bounds.minX - grip - 13) / room)
    setValue(minimumValue + (maximumValue - minimumValue) * min(max(share, 0), 1), animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Sends `valueChanged` for the last value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // A continuous slider sends its value once more: the event's touch has ended by then.
    sendActions(for: .valueChanged)
  }
}
