import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A way from one view controller to another in a storyboard.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The name of the segue; nil for none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController
  /// The segue in the storyboard; nil for one that a scene makes.
  var written: MarkupElement?
  /// The view that an embedded controller fills.
  var container: UIView?
  private var handler: (() -> Void)?

  /// Makes a segue.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Makes a segue that is performed by a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination as the storyboard says: pushed where the source is in a stack, presented, or in its container.
  open func perform() {
    if let handler { return handler() }
    guard let written else { return }
    let animates = written["animates"] != "NO"
    switch written["kind"] {
    case "embed":
      guard let container else { return }
      source.addChild(destination)
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(destination.view)
      destination.didMove(toParent: source)
    case "showDetail" where source.splitViewController != nil:
      source.showDetailViewController(destination, sender: nil)
    case "show", "push", "showDetail", "replace":
      let pushes = !(destination is UINavigationController)
      if pushes, let navigation = source as? UINavigationController ?? source.navigationController {
        navigation.pushViewController(destination, animated: animates)
      } else {
        source.present(destination, animated: animates)
      }
    default: source.present(destination, animated: animates)
    }
  }

  /// Gives the destination the styles that the storyboard writes, before the source prepares it: what that sets stays.
  func applyWrittenStyles() {
    guard let written, presentsWritten(written) else { return }
    if let style = written["modalPresentationStyle"].flatMap({ NibSegues.presentations[$0] }) {
      destination.modalPresentationStyle = style
    }
    if written["kind"] == "popoverPresentation" {
      destination.modalPresentationStyle = .popover
      destination.popoverPresentationController?.sourceView = container ?? source.view
      destination.popoverPresentationController?.sourceRect = (container ?? source.view).bounds
    }
    if let style = written["modalTransitionStyle"].flatMap({ NibSegues.transitions[$0] }) {
      destination.modalTransitionStyle = style
    }
  }

  /// Whether a segue is of a kind that presents.
  private func presentsWritten(_ written: MarkupElement) -> Bool {
    !["embed", "show", "push", "showDetail", "replace"].contains(written["kind"])
  }
}
