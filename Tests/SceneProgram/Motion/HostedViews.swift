import UIKit

/// Views of SwiftUI in a controller, and a view of UIKit inside them.
final class HostedViews: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<2 {
      let host = UIHostingController(rootView: HostedCounter(number: number))
      addChild(host)
      host.view.frame = CGRect(x: 0, y: number * 160, width: 320, height: 150)
      view.addSubview(host.view)
      host.didMove(toParent: self)
    }
    UIView.animate(withDuration: 1) { self.view.subviews.last?.frame.origin.x = 60 }
  }
}
