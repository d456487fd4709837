// Three animations in a group of three seconds. The turn would take five: it is cut off, not hurried.
// flipbook: --size 640x360 --duration 4

import UIKit

final class GroupController: UIViewController {
  private let star = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.11, green: 0.06, blue: 0.21, alpha: 1)
    let path = UIBezierPath()
    for index in 0..<10 {
      let radius: CGFloat = index % 2 == 0 ? 60 : 26
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let point = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    star.path = path.cgPath
    star.position = CGPoint(x: 130, y: 180)
    star.fillColor = UIColor.systemYellow.cgColor
    star.strokeColor = UIColor.white.cgColor
    star.lineWidth = 5
    star.lineJoin = .round
    view.layer.addSublayer(star)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 0.4
    grow.toValue = 1.25
    grow.duration = 1
    grow.fillMode = .forwards
    let move = CABasicAnimation(keyPath: "position.x")
    move.toValue = 510
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.byValue = CGFloat.pi * 10 / 3
    turn.duration = 5
    let group = CAAnimationGroup()
    group.animations = [grow, move, turn]
    group.beginTime = CACurrentMediaTime() + 0.5
    group.duration = 3
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    star.add(group, forKey: "all")
  }
}
