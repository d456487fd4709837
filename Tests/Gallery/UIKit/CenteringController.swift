import UIKit

/// Shows a control in its own size, in the middle.
final class CenteringController: UIViewController {
  private let control: UIView

  init(_ control: UIView) {
    self.control = control
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made by code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(control)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if control.bounds.isEmpty { control.sizeToFit() }
    control.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
