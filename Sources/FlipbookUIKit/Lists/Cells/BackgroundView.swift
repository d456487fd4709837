import FlipbookDrawing
import Foundation

/// The view of a background configuration.
final class BackgroundView: UIView {
  private var custom: UIView?
  private var insets = UIEdgeInsets.zero
  private let pane = UIView()

  init(_ configuration: UIBackgroundConfiguration) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(pane)
    show(configuration)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: UIBackgroundConfiguration) {
    let color = configuration.backgroundColor
    pane.backgroundColor = color.map { configuration.backgroundColorTransformer?($0) ?? $0 }
    pane.layer.cornerRadius = configuration.cornerRadius
    pane.layer.borderColor = configuration.strokeColor?.cgColor
    pane.layer.borderWidth = configuration.strokeColor == nil ? 0 : configuration.strokeWidth
    let own = configuration.backgroundInsets
    insets = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { pane.addSubview(custom) }
    }
    pane.clipsToBounds = custom != nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pane.frame = bounds.inset(by: insets)
    custom?.frame = pane.bounds
  }
}
