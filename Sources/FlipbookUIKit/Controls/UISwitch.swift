import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A switch: on or off.
open class UISwitch: UIControl {
  private var on = false
  private let track = UIView()
  private let knob = UIView()
  /// The colour of the track while on; green unless set.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The colour of the knob; white unless set.
  open var thumbTintColor: UIColor? { didSet { show() } }

  private static let size = CGSize(width: 51, height: 31)

  /// Makes a switch that is off, of 51 by 31 points at the frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  private func setUp() {
    track.isUserInteractionEnabled = false
    knob.isUserInteractionEnabled = false
    track.layer.cornerRadius = UISwitch.size.height / 2
    knob.layer.cornerRadius = 13.5
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.layer.shadowRadius = 4
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(knob)
    show()
  }

  /// Makes a view of no size. Archives are not read, and nothing is shown in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UISwitch)
  }

  /// Whether the switch is on.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, by a spring of 0.35 s where it is animated. No event is sent.
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
    track.backgroundColor = on ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    knob.frame = CGRect(x: on ? 22 : 2, y: 2, width: 27, height: 27)
    alpha = isEnabled ? 1 : 0.5
  }

  override func stateChanged() {
    super.stateChanged()
    show()
  }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { UISwitch.size }
  /// Returns 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  override func triggered() {
    setOn(!on, animated: true)
    sendActions(for: .valueChanged)
    super.triggered()
  }
}
