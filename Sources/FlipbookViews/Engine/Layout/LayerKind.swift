import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The use of the secondary view of a ``LayeredView``.
enum LayerKind {
  case background
  case overlay
  /// Not drawn: its alpha is the content's clip.
  case mask
}
