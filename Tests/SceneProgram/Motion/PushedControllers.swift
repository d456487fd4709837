import UIKit

/// Controllers that are pushed, popped half way, and pushed again.
final class PushedControllers: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let root = UIViewController()
    root.view.backgroundColor = .systemTeal
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    addChild(navigation)
    navigation.view.frame = view.bounds
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    for (time, number) in [(0.1, 1), (0.3, 0), (0.8, 2)] {
      Timer.scheduledTimer(withTimeInterval: time, repeats: false) { _ in
        if number == 0 { navigation.popViewController(animated: true); return }
        let next = UIViewController()
        next.view.backgroundColor = .systemOrange
        next.title = "Page \(number)"
        navigation.pushViewController(next, animated: true)
      }
    }
  }
}
