import FlipbookDrawing
import Foundation

/// A pair of buttons, minus and plus, that change a value.
open class UIStepper: UIControl {
  private let minus = UIButton(type: .custom)
  private let plus = UIButton(type: .custom)
  private let line = UIView()
  /// The value; 0 unless set. It may lie beyond the limits.
  open var value: Double = 0 { didSet { show() } }
  /// The smallest value of a step; 0 unless set.
  open var minimumValue: Double = 0 { didSet { show() } }
  /// The largest value of a step; 100 unless set.
  open var maximumValue: Double = 100 { didSet { show() } }
  /// The change of each step; 1 unless set.
  open var stepValue: Double = 1
  /// Whether a step beyond one limit goes to the other.
  open var wraps = false { didSet { show() } }
  /// Has no effect. A touch is one step.
  open var autorepeat = true
  /// Has no effect. Each step sends `valueChanged`.
  open var isContinuous = true

  private static let size = CGSize(width: 94, height: 32)

  /// Makes a stepper of 94 by 32 points at the frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    line.backgroundColor = .separator
    for (button, name, sign) in [(minus, "minus", -1.0), (plus, "plus", 1.0)] {
      button.setImage(UIImage(systemName: name), for: .normal)
      button.tintColor = .label
      button.accessibilityLabel = sign < 0 ? "Decrement" : "Increment"
      button.addAction(UIAction { [weak self] _ in self?.step(sign) }, for: .touchUpInside)
      addSubview(button)
    }
    addSubview(line)
    show()
  }

  /// Makes a view of no size. Archives are not read, and nothing is shown in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UIStepper)
  }

  private func step(_ sign: Double) {
    var next = value + sign * stepValue
    if next > maximumValue { next = wraps ? minimumValue : maximumValue }
    if next < minimumValue { next = wraps ? maximumValue : minimumValue }
    guard next != value else { return }
    value = next
    sendActions(for: .valueChanged)
  }

  /// Sets the picture of the left half; a minus stands there for nil.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    setImage(image, named: "minus", of: minus, for: state)
  }

  /// Sets the picture of the right half; a plus stands there for nil.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    setImage(image, named: "plus", of: plus, for: state)
  }

  /// Returns the picture of the left half.
  open func decrementImage(for state: State) -> UIImage? { minus.image(for: state) }

  /// Returns the picture of the right half.
  open func incrementImage(for state: State) -> UIImage? { plus.image(for: state) }

  private func setImage(_ image: UIImage?, named name: String, of button: UIButton, for state: State) {
    button.setImage(image ?? (state == .normal ? UIImage(systemName: name) : nil), for: state)
  }

  private func show() {
    minus.isEnabled = wraps || value > minimumValue
    plus.isEnabled = wraps || value < maximumValue
    minus.alpha = minus.isEnabled ? 1 : 0.3
    plus.alpha = plus.isEnabled ? 1 : 0.3
  }

  /// Places the two buttons and the line between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    minus.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    plus.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    line.frame = CGRect(x: bounds.midX - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
  }

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { UIStepper.size }
  /// Returns 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
}
