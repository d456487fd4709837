import UIKit

/// Changes in blocks that begin before the view is in a window.
final class MoveInViewDidLoad: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for number in 0..<5 {
      let box = UIView(frame: CGRect(x: 10, y: 20 + number * 55, width: 40, height: 40))
      box.backgroundColor = UIColor(hue: CGFloat(number) / 5, saturation: 1, brightness: 0.9, alpha: 1)
      view.addSubview(box)
      UIView.animate(withDuration: 0.6, delay: Double(number) * 0.1, options: [.curveEaseOut]) {
        box.center.x = 250
      }
    }
  }
}
