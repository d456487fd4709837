import FlipbookDrawing
import FlipbookUIKit
import Foundation

/// The view of a mark on a map: a pin. A plain ground stands for the map, so none is shown.
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the pin; nil for red.
  open var pinTintColor: UIColor?
  /// Whether the pin drops as it comes.
  open var animatesDrop = false
}
