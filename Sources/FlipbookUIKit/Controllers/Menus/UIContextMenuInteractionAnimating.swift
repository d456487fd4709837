import Foundation

/// Animations and blocks beside a context menu that comes or goes. A film gives none.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller in place of the part; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes to animate.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}
