import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The button of one action.
final class AlertButton: UIControl {
  private let label = UILabel()

  init(_ action: UIAlertAction, in alert: UIAlertController) {
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.font = .systemFont(
      ofSize: alert.preferredStyle == .alert ? 17 : 20, weight: alert.isBold(action) ? .semibold : .regular)
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : alert.view.tintColor
    isEnabled = action.isEnabled
    addSubview(label)
    addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The natural width of the title, in points.
  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
