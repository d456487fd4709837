import FlipbookDiagnostics
import FlipbookDrawing

/// The owner of a layer, a view of UIKit's, which knows a better name for it.
@MainActor
package protocol LayerOwner: AnyObject {
  /// The type, with the text that is shown.
  var treeName: String { get }
  /// The entries for its content beside sublayers: views of a runtime of its own.
  ///
  /// - Parameter transform: From its coordinates to the picture's.
  func treeInside(depth: Int, transform: ProjectionTransform) -> [TreeEntry]
}
