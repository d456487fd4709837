import UIKit

/// Blue and yellow stripes, 12 points wide.
final class StripedView: UIView {
  override func draw(_ rect: CGRect) {
    for index in 0..<Int(bounds.width / 12) {
      (index % 2 == 0 ? UIColor.systemBlue : .systemYellow).setFill()
      UIRectFill(CGRect(x: CGFloat(index) * 12, y: 0, width: 12, height: bounds.height))
    }
  }
}
