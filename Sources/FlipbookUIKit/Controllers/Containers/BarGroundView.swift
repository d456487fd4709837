import FlipbookDrawing
import Foundation

/// The ground of a bar, which reaches to the edge of the screen, with a line on the side of the content.
final class BarGroundView: UIView {
  /// The side of the bar that the content lies on.
  enum Side { case top, bottom }

  private let side: Side
  private let pane = UIVisualEffectView(effect: nil)
  private let cover = UIView()
  private let image = UIImageView()
  private let line = UIView()

  /// The look that is shown.
  var look = BarChrome.clear { didSet { if look != oldValue { show() } } }

  init(line side: Side) {
    self.side = side
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [pane, cover, image, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    pane.effect = look.effect
    pane.isHidden = look.effect == nil
    cover.backgroundColor = look.color
    image.image = look.image
    line.backgroundColor = look.line
    line.isHidden = look.line == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [pane, cover, image] { view.frame = bounds }
    let pixel = 1 / max(UIScreen.main.scale, 1)
    // The line lies outside of the bar, by a pixel of the screen.
    line.frame = CGRect(
      x: 0, y: side == .bottom ? bounds.height : -pixel, width: bounds.width, height: pixel)
  }
}
