import UIKit

/// A coloured page that does something when it has appeared.
final class PageController: UIViewController {
  private let color: UIColor
  private let appeared: (UIViewController) -> Void

  init(
    _ title: String, _ color: UIColor = .systemBackground,
    appeared: @escaping (UIViewController) -> Void = { _ in }
  ) {
    self.color = color
    self.appeared = appeared
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made by code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel()
    label.text = title
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared(self)
  }
}
