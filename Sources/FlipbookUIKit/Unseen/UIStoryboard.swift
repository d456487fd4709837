import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A file of view controllers. It is not read.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: SceneBundle?) { self.name = name }

  private func warn() {
    DiagnosticCollector.current.warn(
      "controller.storyboard",
      "The storyboard \(name) is not read; make its view controllers in code.")
  }

  /// Nil, with a diagnostic.
  open func instantiateInitialViewController() -> UIViewController? {
    warn()
    return nil
  }

  /// An empty view controller, with a diagnostic.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    warn()
    return UIViewController()
  }
}

/// A way from one view controller to another in a storyboard; there are none.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  open func perform() {}
}
