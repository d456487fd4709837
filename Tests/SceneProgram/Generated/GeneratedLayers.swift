import Flipbook
import FlipbookTestSupport
import UIKit

/// A tree of layers from the prop `seed`, whose properties change at times of chance, in transactions and animations of
/// all kinds.
final class GeneratedLayers: UIViewController {
  private var generator = SeededNumbers(seed: UInt64(Props.current.double("seed", default: 1)))
  private var layers: [CALayer] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for _ in 0..<(8 + number(30)) { addLayer() }
    for _ in 0..<30 {
      Timer.scheduledTimer(withTimeInterval: generator.unit() * 1.4, repeats: false) { [unowned self] _ in
        change()
      }
    }
  }

  /// From 0 up to a limit.
  private func number(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
  private func length(_ limit: Double) -> Double { generator.unit() * limit }

  private func color() -> CGColor {
    UIColor(hue: generator.unit(), saturation: 0.9, brightness: 0.9, alpha: 0.3 + length(0.7)).cgColor
  }

  private func addLayer() {
    let layer: CALayer
    switch number(5) {
    case 0:
      let shape = CAShapeLayer()
      let box = CGRect(x: 0, y: 0, width: 20 + length(80), height: 20 + length(80))
      shape.path = UIBezierPath(roundedRect: box, cornerRadius: length(20)).cgPath
      shape.fillColor = color()
      shape.strokeColor = color()
      shape.lineWidth = length(8)
      layer = shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [color(), color(), color()]
      layer = gradient
    case 2:
      let text = CATextLayer()
      text.string = "layer \(layers.count)"
      text.fontSize = 8 + length(20)
      text.foregroundColor = color()
      layer = text
    default:
      layer = CALayer()
      layer.backgroundColor = color()
    }
    layer.frame = CGRect(x: length(250), y: length(250), width: 20 + length(90), height: 20 + length(90))
    layer.cornerRadius = number(3) == 0 ? length(20) : 0
    layer.masksToBounds = number(4) == 0
    layer.shadowOpacity = number(5) == 0 ? 0.6 : 0
    layer.zPosition = number(3) == 0 ? length(50) : 0
    let parent = layers.isEmpty || number(2) == 0 ? view.layer : layers[number(layers.count)]
    parent.addSublayer(layer)
    layers.append(layer)
  }

  private func change() {
    let layer = layers[number(layers.count)]
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.1 + length(0.8))
    if number(4) == 0 { CATransaction.setDisableActions(true) }
    switch number(9) {
    case 0: layer.position = CGPoint(x: length(320), y: length(320))
    case 1: layer.opacity = Float(generator.unit())
    case 2: layer.transform = CATransform3DMakeRotation(length(6), length(1), length(1), 1)
    case 3: layer.backgroundColor = color()
    case 4: layer.bounds.size = CGSize(width: 10 + length(120), height: 10 + length(120))
    case 5:
      let spring = CASpringAnimation(keyPath: "transform.scale")
      spring.fromValue = 0.4
      spring.toValue = 1.3
      spring.damping = 2 + length(12)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: "spring")
    case 6:
      let path = CAKeyframeAnimation(keyPath: "position")
      path.values = (0..<4).map { _ in CGPoint(x: length(320), y: length(320)) }
      path.duration = 0.4 + length(1)
      path.isAdditive = number(2) == 0
      layer.add(path, forKey: nil)
    case 7:
      if layer.superlayer != nil, number(2) == 0 {
        layer.removeFromSuperlayer()
      } else {
        view.layer.addSublayer(layer)
      }
    default: addLayer()
    }
    CATransaction.commit()
  }
}
