// The same five points with the same uneven key times: what linear, paced and cubic make of them.
// flipbook: --size 720x400 --duration 5

import UIKit

final class CalculationModesController: UIViewController {
  private let points = [
    CGPoint(x: 30, y: 260), CGPoint(x: 62, y: 110), CGPoint(x: 104, y: 220), CGPoint(x: 160, y: 80),
    CGPoint(x: 190, y: 260),
  ]
  private let modes: [(CAAnimationCalculationMode, UIColor)] = [
    (.linear, .systemTeal), (.paced, .systemPink), (.cubic, .systemGreen),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.08, green: 0.07, blue: 0.12, alpha: 1)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (index, (mode, color)) in modes.enumerated() {
      let panel = UIView(frame: CGRect(x: 15 + CGFloat(index) * 235, y: 30, width: 220, height: 340))
      panel.backgroundColor = UIColor(white: 1, alpha: 0.06)
      panel.layer.cornerRadius = 20
      view.addSubview(panel)
      let title = UILabel(frame: CGRect(x: 0, y: 12, width: 220, height: 30))
      title.text = mode.rawValue
      title.textAlignment = .center
      title.textColor = color
      title.font = .boldSystemFont(ofSize: 20)
      panel.addSubview(title)
      let line = UIBezierPath()
      line.move(to: points[0])
      points.dropFirst().forEach { line.addLine(to: $0) }
      let track = CAShapeLayer()
      track.path = line.cgPath
      track.fillColor = nil
      track.strokeColor = UIColor(white: 1, alpha: 0.2).cgColor
      track.lineDashPattern = [5, 6]
      panel.layer.addSublayer(track)
      panel.layer.addSublayer(trail(mode, color))
    }
  }

  /// A dot with copies that lag behind.
  private func trail(_ mode: CAAnimationCalculationMode, _ color: UIColor) -> CALayer {
    let dot = CALayer()
    dot.bounds.size = CGSize(width: 22, height: 22)
    dot.cornerRadius = 11
    dot.position = points[0]
    dot.backgroundColor = color.cgColor
    let move = CAKeyframeAnimation(keyPath: "position")
    move.values = points
    move.keyTimes = [0, 0.15, 0.5, 0.6, 1]
    move.calculationMode = mode
    move.beginTime = CACurrentMediaTime() + 0.3
    move.duration = 4
    move.fillMode = .both
    move.isRemovedOnCompletion = false
    dot.add(move, forKey: "move")
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 220, height: 340)
    replicator.instanceCount = 12
    replicator.instanceDelay = 0.045
    replicator.instanceAlphaOffset = -0.08
    replicator.addSublayer(dot)
    return replicator
  }
}
