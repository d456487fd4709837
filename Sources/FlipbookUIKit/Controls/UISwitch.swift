import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A switch: on or off.
open class UISwitch: UIControl {
  private var on = false
  private let track = UIView()
  private let knob = UIView()
  open var onTintColor: UIColor? { didSet { show() } }
  open var thumbTintColor: UIColor? { didSet { show() } }

  private static let size = CGSize(width: 51, height: 31)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    track.isUserInteractionEnabled = false
    knob.isUserInteractionEnabled = false
    track.layer.cornerRadius = UISwitch.size.height / 2
    knob.layer.cornerRadius = 13.5
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.layer.shadowRadius = 4
    addSubview(track)
    addSubview(knob)
    show()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != self.on else { return }
    self.on = on
    if animated {
      UIView.animate(
        withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        animations: { self.show() })
    } else {
      show()
    }
  }

  private func show() {
    track.frame = CGRect(origin: .zero, size: UISwitch.size)
    track.backgroundColor = on ? onTintColor ?? .systemGreen : .tertiarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    knob.frame = CGRect(x: on ? 22 : 2, y: 2, width: 27, height: 27)
    alpha = isEnabled ? 1 : 0.5
  }

  override func stateChanged() {
    super.stateChanged()
    show()
  }

  open override var intrinsicContentSize: CGSize { UISwitch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  override func triggered() {
    setOn(!on, animated: true)
    sendActions(for: .valueChanged)
    super.triggered()
  }
}
