import UIKit

/// Views in constraints and stack views whose constants change in a block.
final class Constrained: UIViewController {
  private var width: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let stack = UIStackView()
    stack.spacing = 8
    stack.distribution = .fillProportionally
    stack.translatesAutoresizingMaskIntoConstraints = false
    for text in ["a", "rather long", "mid"] {
      let label = UILabel()
      label.text = text
      label.backgroundColor = .systemYellow
      stack.addArrangedSubview(label)
    }
    view.addSubview(stack)
    width = stack.widthAnchor.constraint(equalToConstant: 150)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      stack.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.3),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -20),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    width.constant = 290
    UIView.animate(withDuration: 1) { self.view.layoutIfNeeded() }
  }
}
