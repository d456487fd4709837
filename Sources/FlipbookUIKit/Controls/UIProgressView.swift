import FlipbookDrawing
import Foundation

/// A line that fills as something goes on.
open class UIProgressView: UIView {
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case bar = 1
  }

  private var current: Float = 0
  private let filled = UIView()
  open var progressTintColor: UIColor? { didSet { show() } }
  open var trackTintColor: UIColor? { didSet { show() } }
  open var progressViewStyle = Style.default

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filled)
    layer.cornerRadius = 2
    filled.layer.cornerRadius = 2
    show()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// 0…1.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

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

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
