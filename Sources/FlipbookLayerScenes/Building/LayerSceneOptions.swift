import FlipbookDrawing
import Foundation

/// The settings of a run that take the place of a scene file's own.
package struct LayerSceneOptions {
  /// In points.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: Double?
  /// In seconds.
  package var duration: Double?
  package var isDark = false
  package var seed: UInt64 = 0
  /// The values of `--props`.
  package var props: [String: JSONNode.Value] = [:]
  /// Whether props that have neither a value nor a default get one of their type, so that the rest can be checked.
  package var fillsMissingProps = false

  package init() {}
}
