import Foundation

extension UIViewController {
  /// The nearest split view controller around this one; nil outside one.
  public var splitViewController: UISplitViewController? { ancestor() }

  /// Shows a controller in the last column of a split view controller, and presents it outside one.
  public func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = self as? UISplitViewController ?? splitViewController {
      split.showInLast(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
}
