import FlipbookDrawing
import Foundation

/// A container of content of a size: view controllers and presentation controllers.
@MainActor @preconcurrency
public protocol UIContentContainer: AnyObject {
  /// The size that the content would like, in points.
  var preferredContentSize: CGSize { get }
  /// Called before the size changes. A film's window keeps its size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the size classes change. A film's stay.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UITraitEnvironment {
  /// The presented controller's traits.
  public var traitCollection: UITraitCollection { presentedViewController.traitCollection }
}

extension UIPresentationController: UIContentContainer {
  /// The presented controller's size, in points.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}
