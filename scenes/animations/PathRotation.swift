// A paper plane turns with the path that it follows; a balloon on the same path does not.
// flipbook: --size 640x400 --duration 5

import UIKit

final class PathRotationController: UIViewController {
  private let plane = CAShapeLayer()
  private let balloon = CAShapeLayer()

  private var course: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 50, y: 320))
    path.addCurve(
      to: CGPoint(x: 330, y: 180), controlPoint1: CGPoint(x: 160, y: 20),
      controlPoint2: CGPoint(x: 280, y: 20))
    path.addCurve(
      to: CGPoint(x: 590, y: 80), controlPoint1: CGPoint(x: 400, y: 400),
      controlPoint2: CGPoint(x: 520, y: 380))
    return path
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let sky = CAGradientLayer()
    sky.frame = view.bounds
    sky.colors = [UIColor(red: 0.56, green: 0.79, blue: 0.9, alpha: 1).cgColor, UIColor.white.cgColor]
    view.layer.addSublayer(sky)
    let track = CAShapeLayer()
    track.path = course.cgPath
    track.fillColor = nil
    track.strokeColor = UIColor.white.cgColor
    track.lineWidth = 3
    track.lineDashPattern = [1, 10]
    track.lineCap = .round
    view.layer.addSublayer(track)

    let round = UIBezierPath(ovalIn: CGRect(x: -18, y: -44, width: 36, height: 44))
    round.move(to: .zero)
    round.addLine(to: CGPoint(x: 0, y: 26))
    balloon.path = round.cgPath
    balloon.fillColor = UIColor.systemOrange.cgColor
    balloon.strokeColor = UIColor.brown.cgColor
    view.layer.addSublayer(balloon)

    let wings = UIBezierPath()
    wings.move(to: CGPoint(x: 30, y: 0))
    wings.addLine(to: CGPoint(x: -24, y: -22))
    wings.addLine(to: CGPoint(x: -12, y: 0))
    wings.addLine(to: CGPoint(x: -24, y: 22))
    wings.close()
    plane.path = wings.cgPath
    plane.fillColor = UIColor.white.cgColor
    plane.shadowOpacity = 0.25
    view.layer.addSublayer(plane)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = course.cgPath
    flight.calculationMode = .paced
    flight.rotationMode = .rotateAuto
    flight.duration = 4
    flight.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    flight.fillMode = .both
    flight.isRemovedOnCompletion = false
    plane.add(flight, forKey: "flight")
    flight.rotationMode = nil
    flight.beginTime = CACurrentMediaTime() + 0.6
    balloon.add(flight, forKey: "flight")
  }
}
