import UIKit

/// A property animator that is paused, scrubbed, reversed and goes on.
final class PausedAnimator: UIViewController {
  private var animator: UIViewPropertyAnimator!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let bar = UIView(frame: CGRect(x: 10, y: 100, width: 30, height: 80))
    bar.backgroundColor = .systemRed
    view.addSubview(bar)
    animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
      bar.frame = CGRect(x: 240, y: 60, width: 60, height: 160)
      bar.transform = CGAffineTransform(rotationAngle: 1)
    }
    animator.startAnimation()
    Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in self.animator.pauseAnimation() }
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in self.animator.fractionComplete = 0.8 }
    Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in
      self.animator.isReversed = true
      self.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    }
  }
}
