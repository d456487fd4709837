import UIKit

/// Layers with speeds, offsets, repeats and groups of their own.
final class TimedLayers: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for number in 0..<6 {
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
      layer.position = CGPoint(x: 30 + number * 45, y: 140)
      layer.fillColor = UIColor(white: CGFloat(number) / 7, alpha: 1).cgColor
      layer.speed = Float(number) * 0.4 + 0.5
      layer.timeOffset = Double(number) * 0.13
      view.layer.addSublayer(layer)
      let move = CAKeyframeAnimation(keyPath: "transform.translation.y")
      move.values = [0, -90, 40, 0]
      move.keyTimes = [0, 0.3, 0.7, 1]
      move.calculationMode = number % 2 == 0 ? .cubic : .linear
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0.2
      fade.autoreverses = true
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 0.8
      group.repeatCount = .infinity
      layer.add(group, forKey: nil)
    }
  }
}
