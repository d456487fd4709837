// A keyframe animation of positions, with one of the colour beside it.
// flipbook: --size 640x400 --duration 4

import UIKit

final class FourCornersController: UIViewController {
  private let corners = [
    CGPoint(x: 130, y: 80), CGPoint(x: 510, y: 80), CGPoint(x: 510, y: 320), CGPoint(x: 130, y: 320),
  ]
  private let colors: [UIColor] = [.systemPink, .systemYellow, .systemGreen, .systemBlue]
  private let square = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.99, green: 0.97, blue: 0.94, alpha: 1)
    let frame = UIBezierPath()
    frame.move(to: corners[0])
    corners.dropFirst().forEach { frame.addLine(to: $0) }
    frame.close()
    let outline = CAShapeLayer()
    outline.path = frame.cgPath
    outline.fillColor = nil
    outline.strokeColor = UIColor(white: 0.85, alpha: 1).cgColor
    outline.lineWidth = 4
    outline.lineJoin = .round
    view.layer.addSublayer(outline)
    square.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
    square.position = corners[0]
    square.cornerRadius = 16
    square.cornerCurve = .continuous
    square.backgroundColor = colors[0].cgColor
    view.layer.addSublayer(square)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let move = CAKeyframeAnimation(keyPath: "position")
    move.values = (corners + [corners[0]]).map { NSValue(cgPoint: $0) }
    move.keyTimes = [0, 0.25, 0.5, 0.75, 1]
    move.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: 4)
    move.duration = 4
    square.add(move, forKey: "move")
    let paint = CAKeyframeAnimation(keyPath: "backgroundColor")
    paint.values = (colors + [colors[0]]).map(\.cgColor)
    paint.duration = 4
    square.add(paint, forKey: "paint")
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = 2 * CGFloat.pi
    turn.duration = 4
    square.add(turn, forKey: "turn")
  }
}
