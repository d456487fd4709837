import UIKit

/// A controller that is presented and dismissed while it comes.
final class PresentedSheets: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .systemGray
    for (time, presents) in [(0.1, true), (0.35, false), (0.9, true)] {
      Timer.scheduledTimer(withTimeInterval: time, repeats: false) { [self] _ in
        guard presents else { return dismiss(animated: true) }
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemPink
        present(sheet, animated: true)
      }
    }
  }
}
