import FlipbookDrawing
import Foundation

/// A line that fills with the progress of a task.
open class UIProgressView: UIView {
  /// The appearance of the line. Both are drawn alike.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case bar = 1
  }

  private var current: Float = 0
  private let filled = UIView()
  /// The colour of the filled part; the tint unless set.
  open var progressTintColor: UIColor? { didSet { show() } }
  /// The colour of the line; a grey fill unless set.
  open var trackTintColor: UIColor? { didSet { show() } }
  /// Has no effect.
  open var progressViewStyle = Style.default

  /// Makes an empty line.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(filled)
    layer.cornerRadius = 2
    filled.layer.cornerRadius = 2
    show()
  }

  /// Makes an empty line, 150 points long and 4 high. The style has no effect.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
  }

  /// Makes a view of no size. Archives are not read, and no filled part is shown.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UIProgressView)
  }

  /// The filled part, 0…1.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the filled part, 0…1, over 0.25 s where it is animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    current = min(max(progress.isNaN ? 0 : progress, 0), 1)
    if animated {
      layoutIfNeeded()
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear, animations: { self.show() })
    } else {
      show()
    }
  }

  private func show() {
    filled.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(current), height: bounds.height)
    filled.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? .systemFill
  }

  /// Places the filled part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  /// 4 points high, and of no natural width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
