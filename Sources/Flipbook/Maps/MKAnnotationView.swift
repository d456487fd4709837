import FlipbookDrawing
import FlipbookUIKit
import Foundation

/// The view of a mark on a map. A plain ground stands for the map, so none is shown.
open class MKAnnotationView: UIView {
  /// The mark.
  open var annotation: (any MKAnnotation)?
  /// The name by which views are used again; nil for none.
  public let reuseIdentifier: String?
  /// The image of the mark; nil for none.
  open var image: UIImage?
  /// The distance of the view's middle from the place, in points.
  open var centerOffset = CGPoint.zero
  /// The distance of the bubble from the view's top, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether a tap shows a bubble.
  open var canShowCallout = false
  /// The view at the left of the bubble; nil for none.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right of the bubble; nil for none.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the bubble's title; nil for the subtitle.
  open var detailCalloutAccessoryView: UIView?
  /// Whether the mark is enabled.
  open var isEnabled = true
  /// Whether the mark is chosen.
  open var isSelected = false
  /// Whether the mark can be dragged.
  open var isDraggable = false
  /// The name of the marks that stand for each other where they are close; nil for none.
  open var clusteringIdentifier: String?

  /// Makes the view of a mark.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  /// Reads a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}
  /// Called before the view is shown. A film shows none.
  open func prepareForDisplay() {}
  /// Chooses the mark, at once.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
