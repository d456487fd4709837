// Springs of different mass, stiffness and damping side by side.
// flipbook: --size 640x480 --duration 4

import UIKit

final class SpringsController: UIViewController {
  private struct Lane {
    let title: String
    let color: UIColor
    var mass: CGFloat = 1
    var stiffness: CGFloat = 100
    var damping: CGFloat = 10
  }

  private let lanes = [
    Lane(title: "mass 1", color: .systemBlue), Lane(title: "mass 4", color: .systemBlue, mass: 4),
    Lane(title: "stiffness 40", color: .systemGreen, stiffness: 40),
    Lane(title: "stiffness 300", color: .systemGreen, stiffness: 300),
    Lane(title: "damping 3", color: .systemOrange, damping: 3),
    Lane(title: "damping 20", color: .systemOrange, damping: 20),
  ]

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = UIColor(red: 0.98, green: 0.98, blue: 0.96, alpha: 1)
    for (index, lane) in lanes.enumerated() {
      let y = 55 + CGFloat(index) * 74
      let title = UILabel(frame: CGRect(x: 20, y: y - 14, width: 140, height: 28))
      title.text = lane.title
      title.textAlignment = .right
      title.textColor = .darkGray
      view.addSubview(title)
      for x in [200, 480] as [CGFloat] {
        let mark = UIView(frame: CGRect(x: x - 1, y: y - 16, width: 2, height: 32))
        mark.backgroundColor = UIColor(white: 0.85, alpha: 1)
        view.addSubview(mark)
      }
      let ball = UIView(frame: CGRect(x: 182, y: y - 18, width: 36, height: 36))
      ball.backgroundColor = lane.color
      ball.layer.cornerRadius = 18
      view.addSubview(ball)
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 200
      spring.toValue = 480
      spring.mass = lane.mass
      spring.stiffness = lane.stiffness
      spring.damping = lane.damping
      spring.beginTime = CACurrentMediaTime() + 0.4
      spring.duration = spring.settlingDuration
      spring.fillMode = .backwards
      ball.center.x = 480
      ball.layer.add(spring, forKey: "spring")
    }
  }
}
