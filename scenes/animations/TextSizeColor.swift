// A text layer animates its font's size and its colour; the letters are shaped anew for every frame.
// flipbook: --size 640x360 --duration 4

import UIKit

final class TextSizeColorController: UIViewController {
  private let text = CATextLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 1, green: 0.98, blue: 0.94, alpha: 1)
    text.string = "Flipbook"
    text.font = UIFont.boldSystemFont(ofSize: 24)
    text.fontSize = 24
    text.foregroundColor = UIColor.systemIndigo.cgColor
    text.alignmentMode = .center
    text.contentsScale = UIScreen.main.scale
    text.frame = CGRect(x: 0, y: 110, width: 640, height: 150)
    view.layer.addSublayer(text)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let size = CABasicAnimation(keyPath: "fontSize")
    size.fromValue = 24
    size.toValue = 120
    size.duration = 2
    size.autoreverses = true
    size.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    text.add(size, forKey: "size")
    let color = CAKeyframeAnimation(keyPath: "foregroundColor")
    let colors: [UIColor] = [.systemIndigo, .systemPink, .systemOrange, .systemTeal, .systemIndigo]
    color.values = colors.map(\.cgColor)
    color.duration = 4
    text.add(color, forKey: "color")
  }
}
