import FlipbookDrawing
import Foundation

/// Minus and plus.
open class UIStepper: UIControl {
  private let minus = UIButton(type: .custom)
  private let plus = UIButton(type: .custom)
  private let line = UIView()
  open var value: Double = 0 { didSet { show() } }
  open var minimumValue: Double = 0 { didSet { show() } }
  open var maximumValue: Double = 100 { didSet { show() } }
  open var stepValue: Double = 1
  open var wraps = false { didSet { show() } }
  open var autorepeat = true
  open var isContinuous = true

  private static let size = CGSize(width: 94, height: 32)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
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

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func step(_ sign: Double) {
    var next = value + sign * stepValue
    if next > maximumValue { next = wraps ? minimumValue : maximumValue }
    if next < minimumValue { next = wraps ? maximumValue : minimumValue }
    guard next != value else { return }
    value = next
    sendActions(for: .valueChanged)
  }

  private func show() {
    minus.isEnabled = wraps || value > minimumValue
    plus.isEnabled = wraps || value < maximumValue
    minus.alpha = minus.isEnabled ? 1 : 0.3
    plus.alpha = plus.isEnabled ? 1 : 0.3
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    minus.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    plus.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    line.frame = CGRect(x: bounds.midX - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
  }

  open override var intrinsicContentSize: CGSize { UIStepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
}
