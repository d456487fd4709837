import FlipbookDrawing
import Foundation

/// A list and its details, side by side on large screens. A phone shows one of them.
open class UISplitViewController: UIViewController {
  /// The controllers: the list, then the details. The film shows the first.
  open var viewControllers: [UIViewController] = [] {
    didSet { if isViewLoaded { showFirst() } }
  }
  /// Whether only one of the controllers is shown: true on a phone.
  open var isCollapsed: Bool { true }

  /// Shows the first controller.
  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  private func showFirst() {
    for child in children where child !== viewControllers.first {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    guard let first = viewControllers.first, first.parent !== self else { return }
    addChild(first)
    first.view.frame = view.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }
}
