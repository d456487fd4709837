import UIKit

/// Bodies that fall, collide and are pushed.
final class Dynamics: UIViewController {
  private var animator: UIDynamicAnimator!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    animator = UIDynamicAnimator(referenceView: view)
    let boxes = (0..<6).map { number -> UIView in
      let box = UIView(frame: CGRect(x: 20 + number * 48, y: 10 + number * 13 % 40, width: 34, height: 34))
      box.backgroundColor = .systemBlue
      box.transform = CGAffineTransform(rotationAngle: CGFloat(number) / 5)
      view.addSubview(box)
      return box
    }
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let push = UIPushBehavior(items: [boxes[0], boxes[3]], mode: .instantaneous)
    push.setAngle(0.4, magnitude: 0.3)
    for behavior in [UIGravityBehavior(items: boxes), collision, push] { animator.addBehavior(behavior) }
  }
}
