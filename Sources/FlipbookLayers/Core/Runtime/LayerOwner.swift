import FlipbookDiagnostics
import FlipbookDrawing

/// What owns a layer and knows a better name for it: a view of UIKit's.
@MainActor
package protocol LayerOwner: AnyObject {
  /// The type, with the text that is shown.
  var treeName: String { get }
  /// What it shows beside sublayers: views of a runtime of its own.
  ///
  /// - Parameter transform: From its coordinates to the picture's.
  func treeInside(depth: Int, transform: ProjectionTransform) -> [TreeEntry]
}
