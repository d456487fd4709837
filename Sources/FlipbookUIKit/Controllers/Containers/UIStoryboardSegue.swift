import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A way from one view controller to another in a storyboard. Storyboards are not read.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The name of the segue; nil for none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController

  /// Makes a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Does nothing unless overridden.
  open func perform() {}
}
