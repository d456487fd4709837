// Two labels take turns, each pushed out by the other.
// flipbook: --size 480x320 --duration 5

import UIKit

final class PushTransitionController: UIViewController {
  private let frameView = UIView()
  private let one = UILabel()
  private let two = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.13, green: 0.14, blue: 0.17, alpha: 1)
    frameView.frame = CGRect(x: 90, y: 70, width: 300, height: 180)
    frameView.layer.cornerRadius = 24
    frameView.clipsToBounds = true
    view.addSubview(frameView)
    for (label, text, color) in [(two, "Two", UIColor.systemOrange), (one, "One", UIColor.systemIndigo)] {
      label.frame = frameView.bounds
      label.text = text
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 64, weight: .heavy)
      label.textColor = .white
      label.backgroundColor = color
      frameView.addSubview(label)
    }
    two.isHidden = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    show(two, .fromRight, after: 1)
    show(one, .fromLeft, after: 3)
  }

  private func show(_ label: UILabel, _ subtype: CATransitionSubtype, after seconds: Double) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [self] in
      let push = CATransition()
      push.type = .push
      push.subtype = subtype
      push.duration = 1.2
      push.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      for view in [one, two] {
        view.layer.add(push, forKey: kCATransition)
        view.isHidden = view !== label
      }
    }
  }
}
