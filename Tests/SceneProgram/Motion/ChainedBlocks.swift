import UIKit

/// Blocks that begin where others end.
final class ChainedBlocks: UIViewController {
  private let ball = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
  private var steps = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.backgroundColor = .lightGray
    ball.backgroundColor = .purple
    ball.layer.cornerRadius = 25
    view.addSubview(ball)
    step()
  }

  private func step() {
    steps += 1
    UIView.animate(withDuration: 0.25) {
      self.ball.center = CGPoint(x: 40 + self.steps * 83 % 240, y: 40 + self.steps * 47 % 240)
      self.ball.alpha = self.steps % 2 == 0 ? 1 : 0.4
    } completion: { _ in
      if self.steps < 9 { self.step() }
    }
  }
}
