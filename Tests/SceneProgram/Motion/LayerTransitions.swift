import UIKit

/// Transitions of layers of all subtypes.
final class LayerTransitions: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 100))
  private let subtypes: [CATransitionSubtype] = [.fromLeft, .fromTop, .fromRight, .fromBottom]
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.backgroundColor = .yellow
    label.text = "start"
    view.addSubview(label)
    Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [self] _ in
      let transition = CATransition()
      transition.type = [.push, .moveIn, .reveal, .fade][count % 4]
      transition.subtype = subtypes[count % 4]
      transition.duration = 0.25
      label.layer.add(transition, forKey: "transition")
      count += 1
      label.text = "text \(count)"
    }
  }
}
