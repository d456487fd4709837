import FlipbookDrawing
import FlipbookUIKit
import Foundation

extension MKMapSnapshotter {
  /// The part of the earth and the size of a picture.
  open class Options: NSObject {
    /// The part of the earth. It decides where places lie, not what is drawn.
    open var region = MKCoordinateRegion()
    /// Where the map is seen from. It doesn't change the picture.
    open var camera = MKMapCamera()
    /// The size in points; 256 × 256 unless set, at most 4,096 on a side.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels per point; 0 for the film's.
    open var scale: CGFloat = 0
    /// The kind of map. It doesn't change the picture.
    open var mapType = MKMapType.standard
    /// The style and content of the map. It doesn't change the picture.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The kinds of places with names; nil for all. It doesn't change the picture.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether buildings are drawn. It doesn't change the picture.
    open var showsBuildings = true
    /// The traits of the picture. They don't change it: it is drawn in the scheme of the film.
    open var traitCollection = UITraitCollection.current

    /// Makes options of a map of the whole size.
    public override init() {}
  }
}
