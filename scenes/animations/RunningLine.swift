// Two circles that touch; strokeStart and strokeEnd let a line run around both.
// flipbook: --size 480x400 --duration 5

import UIKit

final class RunningLineController: UIViewController {
  private let line = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.04, green: 0.07, blue: 0.17, alpha: 1)
    let circles = UIBezierPath()
    circles.addArc(
      withCenter: CGPoint(x: 240, y: 200), radius: 150, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    circles.addArc(
      withCenter: CGPoint(x: 315, y: 200), radius: 75, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    for (layer, color) in [(CAShapeLayer(), UIColor(white: 1, alpha: 0.1)), (line, UIColor.systemTeal)] {
      layer.path = circles.cgPath
      layer.fillColor = nil
      layer.strokeColor = color.cgColor
      layer.lineWidth = 12
      layer.lineCap = .round
      view.layer.addSublayer(layer)
    }
    line.strokeEnd = 0.4
    line.shadowColor = UIColor.systemTeal.cgColor
    line.shadowOpacity = 1
    line.shadowRadius = 12
    line.shadowOffset = .zero
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let start = CABasicAnimation(keyPath: "strokeStart")
    start.fromValue = 0
    start.toValue = 0.6
    let end = CABasicAnimation(keyPath: "strokeEnd")
    end.fromValue = 0.4
    end.toValue = 1
    let group = CAAnimationGroup()
    group.animations = [start, end]
    group.duration = 2.5
    group.autoreverses = true
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    line.add(group, forKey: "run")
  }
}
