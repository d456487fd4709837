import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A file of view controllers. It is not read.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  /// Makes the name of a file.
  public init(name: String, bundle storyboardBundleOrNil: SceneBundle?) { self.name = name }

  private func warn() {
    DiagnosticCollector.current.warn(
      "controller.storyboard",
      "The storyboard \(name) is not read; make its view controllers in code.")
  }

  /// Returns nil, with a diagnostic.
  open func instantiateInitialViewController() -> UIViewController? {
    warn()
    return nil
  }

  /// Returns an empty view controller, with a diagnostic.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    warn()
    return UIViewController()
  }
}
