import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The appearance of tips, as set by views around them.
struct TipAppearance {
  /// The fill of the plate; nil for the system's.
  var background: AnyShapeStyle?
  /// The radius of the plate's corners, in points.
  var cornerRadius: CGFloat = 13
  /// The size of the picture, in points.
  var imageSize = CGSize(width: 45, height: 45)
  /// The colour of a symbol; nil for the tint.
  var imageStyle: AnyShapeStyle?
}
