import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// The mark where typing goes on, in the tint, which blinks while nothing is typed.
final class CaretView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = tintColor
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  /// Shows the mark in a rectangle, in points, and begins a new round of its blinking; nil hides it.
  func show(in rect: CGRect?) {
    guard let rect, rect.height > 0 else {
      isHidden = true
      layer.removeAnimation(forKey: Self.key)
      return
    }
    guard isHidden || rect != frame else { return }
    UIView.performWithoutAnimation {
      isHidden = false
      frame = rect
      layer.cornerRadius = rect.width / 2
    }
    blink()
  }

  private static let key = "blink"

  private func blink() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = CaretBlink.opacities
    animation.keyTimes = (CaretBlink.times + [1]).map { NSNumber(value: $0) }
    animation.calculationMode = .discrete
    animation.duration = CaretBlink.period
    animation.repeatCount = .infinity
    layer.add(animation, forKey: Self.key)
  }
}
