import UIKit

/// Replicators, emitters and gradients that move.
final class Replicated: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let dots = CAReplicatorLayer()
    dots.instanceCount = 12
    dots.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    dots.instanceDelay = 0.08
    dots.frame = CGRect(x: 60, y: 60, width: 200, height: 200)
    let dot = CALayer()
    dot.frame = CGRect(x: 90, y: 0, width: 20, height: 20)
    dot.backgroundColor = UIColor.white.cgColor
    dots.addSublayer(dot)
    view.layer.addSublayer(dots)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 0.9
    fade.repeatCount = .infinity
    dot.add(fade, forKey: "fade")
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 160, y: 160)
    let cell = CAEmitterCell()
    cell.birthRate = 60
    cell.lifetime = 1
    cell.velocity = 80
    cell.velocityRange = 30
    cell.emissionRange = .pi * 2
    cell.scale = 0.2
    cell.contents = UIImage(systemName: "star.fill")?.cgImage
    emitter.emitterCells = [cell]
    view.layer.addSublayer(emitter)
  }
}
