import UIKit

/// Animations between begin and commit, and explicit transactions.
final class OldAnimations: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    box.backgroundColor = .brown
    view.addSubview(box)
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 200, width: 60, height: 60)
    layer.backgroundColor = UIColor.green.cgColor
    view.layer.addSublayer(layer)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(0.8)
      box.center = CGPoint(x: 250, y: 100)
      UIView.commitAnimations()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.6)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.setCompletionBlock { layer.backgroundColor = UIColor.red.cgColor }
      layer.position.x = 250
      layer.cornerRadius = 30
      CATransaction.commit()
    }
  }
}
