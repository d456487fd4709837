// From 60 to 150, three times over: plain, cumulative, and additive to a layer that lies at 200.
// flipbook: --size 640x480 --duration 4.5

import UIKit

final class AdditiveCumulativeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.06, green: 0.09, blue: 0.15, alpha: 1)
    column(at: 110, "plain", .systemTeal, lines: [60, 150])
    column(at: 320, "cumulative", .systemYellow, lines: [60, 150, 240, 330])
    column(at: 530, "additive", .systemOrange, lines: [200, 260, 350])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ball(at: CGPoint(x: 110, y: 60), .systemTeal).add(move(), forKey: nil)
    let cumulative = move()
    cumulative.isCumulative = true
    ball(at: CGPoint(x: 320, y: 60), .systemYellow).add(cumulative, forKey: nil)
    let additive = move()
    additive.isAdditive = true
    ball(at: CGPoint(x: 530, y: 200), .systemOrange).add(additive, forKey: nil)
  }

  private func move() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 60
    animation.toValue = 150
    animation.beginTime = CACurrentMediaTime() + 0.4
    animation.duration = 1.2
    animation.repeatCount = 3
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  private func ball(at point: CGPoint, _ color: UIColor) -> CALayer {
    let ball = CALayer()
    ball.bounds.size = CGSize(width: 40, height: 40)
    ball.position = point
    ball.cornerRadius = 20
    ball.backgroundColor = color.cgColor
    view.layer.addSublayer(ball)
    return ball
  }

  private func column(at x: CGFloat, _ name: String, _ color: UIColor, lines: [CGFloat]) {
    for y in lines {
      let line = UIView(frame: CGRect(x: x - 60, y: y - 0.5, width: 120, height: 1))
      line.backgroundColor = UIColor(white: 1, alpha: 0.2)
      let number = UILabel(frame: CGRect(x: x - 96, y: y - 10, width: 32, height: 20))
      number.text = "\(Int(y))"
      number.textAlignment = .right
      number.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
      number.textColor = UIColor(white: 1, alpha: 0.5)
      view.addSubview(line)
      view.addSubview(number)
    }
    let label = UILabel(frame: CGRect(x: x - 90, y: 440, width: 180, height: 24))
    label.text = name
    label.textAlignment = .center
    label.textColor = color
    view.addSubview(label)
  }
}
