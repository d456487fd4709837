import FlipbookDrawing
import FlipbookUIKit
import Foundation

/// The view of a mark on a map: a balloon. A plain ground stands for the map, so none is shown.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; nil for red.
  open var markerTintColor: UIColor?
  /// The colour of the glyph; nil for white.
  open var glyphTintColor: UIColor?
  /// The text in the balloon; nil for a pin.
  open var glyphText: String?
  /// The image in the balloon; nil for a pin.
  open var glyphImage: UIImage?
  /// Whether the balloon drops as it comes.
  open var animatesWhenAdded = false
}
