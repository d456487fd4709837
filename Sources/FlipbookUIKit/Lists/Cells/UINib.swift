import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A file of views. It is not read.
@MainActor @preconcurrency
open class UINib: NSObject {
  let name: String
  /// Makes the name of a file.
  public init(nibName name: String, bundle bundleOrNil: SceneBundle?) { self.name = name }

  /// Returns nothing, with a diagnostic.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    DiagnosticCollector.current.warn(
      "controller.nib", "The nib file \(name) is not read; make its views in code.")
    return []
  }
}
