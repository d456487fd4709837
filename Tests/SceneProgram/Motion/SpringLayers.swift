import UIKit

/// Layers on springs of different damping.
final class SpringLayers: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for (number, damping) in [2.0, 5, 10, 20, 40].enumerated() {
      let layer = CALayer()
      layer.frame = CGRect(x: 20, y: 20 + number * 55, width: 36, height: 36)
      layer.backgroundColor = UIColor.cyan.cgColor
      view.layer.addSublayer(layer)
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 40
      spring.toValue = 240
      spring.damping = damping
      spring.mass = 1 + Double(number) / 3
      spring.initialVelocity = Double(number) * 4
      spring.duration = spring.settlingDuration
      spring.fillMode = .forwards
      spring.isRemovedOnCompletion = false
      layer.add(spring, forKey: "spring")
    }
  }
}
