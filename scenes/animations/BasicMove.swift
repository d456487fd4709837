// One distance, three ways: held at its end, let go of, and implicit in a transaction.
// flipbook: --size 640x400 --duration 4

import UIKit

final class BasicMoveController: UIViewController {
  private let colors: [UIColor] = [.systemOrange, .systemPink, .systemBlue]
  private let captions = ["held at its end", "let go of", "implicit"]
  private var buttons: [CALayer] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.97, green: 0.96, blue: 0.93, alpha: 1)
    for (index, color) in colors.enumerated() {
      let x = 130 + CGFloat(index) * 190
      let button = CALayer()
      button.bounds = CGRect(x: 0, y: 0, width: 120, height: 52)
      button.position = CGPoint(x: x, y: 80)
      button.cornerRadius = 26
      button.backgroundColor = color.cgColor
      button.shadowColor = color.cgColor
      button.shadowOpacity = 0.4
      button.shadowRadius = 10
      button.shadowOffset = CGSize(width: 0, height: 6)
      view.layer.addSublayer(button)
      buttons.append(button)
      let label = UILabel(frame: CGRect(x: x - 90, y: 345, width: 180, height: 30))
      label.text = captions[index]
      label.textAlignment = .center
      label.textColor = .darkGray
      view.addSubview(label)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.move() }
  }

  private func move() {
    let timing = CAMediaTimingFunction(name: .easeInEaseOut)
    let held = CABasicAnimation(keyPath: "position.y")
    held.toValue = 290
    held.duration = 2
    held.timingFunction = timing
    held.fillMode = .forwards
    held.isRemovedOnCompletion = false
    buttons[0].add(held, forKey: "move")

    let free = CABasicAnimation(keyPath: "position")
    free.fromValue = NSValue(cgPoint: buttons[1].position)
    free.toValue = NSValue(cgPoint: CGPoint(x: buttons[1].position.x, y: 290))
    free.duration = 2
    free.timingFunction = timing
    buttons[1].add(free, forKey: "move")

    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(timing)
    buttons[2].position.y = 290
    CATransaction.commit()
  }
}
