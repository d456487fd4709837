// An animator of a card's changes is scrubbed to and fro like a tape, let go, and turned round on its way.
// flipbook: --size 640x400 --duration 7

import UIKit

final class ScrubbingController: UIViewController {
  private let card = UIView()
  private let shine = CAGradientLayer()
  private let dial = UISlider()
  private let caption = UILabel()
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)

    card.frame = CGRect(x: 48, y: 90, width: 110, height: 150)
    card.backgroundColor = UIColor(red: 0.16, green: 0.24, blue: 0.42, alpha: 1)
    card.layer.cornerRadius = 14
    card.layer.shadowOpacity = 0.3
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    card.layer.shadowRadius = 10
    shine.frame = card.bounds
    shine.cornerRadius = 14
    shine.colors = [UIColor(white: 1, alpha: 0.35).cgColor, UIColor.clear.cgColor]
    shine.endPoint = CGPoint(x: 1, y: 1)
    card.layer.addSublayer(shine)
    view.addSubview(card)

    dial.minimumTrackTintColor = UIColor(red: 0.85, green: 0.36, blue: 0.2, alpha: 1)
    dial.isUserInteractionEnabled = false
    caption.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    caption.textColor = .darkGray
    for part in [dial, caption] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      dial.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 48),
      dial.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -48),
      dial.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -44),
      caption.leadingAnchor.constraint(equalTo: dial.leadingAnchor),
      caption.bottomAnchor.constraint(equalTo: dial.topAnchor, constant: -8),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.55) { [card] in
      card.center = CGPoint(x: 520, y: 165)
      card.transform = CGAffineTransform(rotationAngle: .pi)
      card.backgroundColor = UIColor(red: 0.85, green: 0.36, blue: 0.2, alpha: 1)
      card.layer.cornerRadius = 55
    }
    animator.pausesOnCompletion = true
    self.animator = animator
    let start = CACurrentMediaTime()
    var isLetGo = false
    var isTurned = false
    Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { [unowned self] _ in
      let time = CACurrentMediaTime() - start
      if time < 3 {
        // Forward, back, and forward again, as a hand would.
        let swing = (1 - cos(time / 3 * 3 * .pi)) / 2
        animator.fractionComplete = CGFloat(swing) * 0.7
      } else if !isLetGo {
        isLetGo = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.75)
      } else if time > 4.9, !isTurned {
        isTurned = true
        animator.isReversed = true
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut), durationFactor: 0.75)
      }
      show(time < 3 ? "scrubbed" : isTurned ? "turned round" : "let go")
    }
  }

  private func show(_ state: String) {
    guard let fraction = animator?.fractionComplete else { return }
    dial.value = Float(fraction)
    caption.text = "\(state) · \(Int((fraction * 100).rounded())) %"
  }
}
