import FlipbookDrawing
import Foundation

extension MKMapSnapshotter {
  /// A picture of a map.
  open class Snapshot: NSObject {
    /// A plain ground.
    public let image: UIImage
    private let size: CGSize
    private let region: MKCoordinateRegion

    /// - Parameter size: Of the image, in points.
    init(image: UIImage, size: CGSize, region: MKCoordinateRegion) {
      (self.image, self.size, self.region) = (image, size, region)
    }

    /// Where a place lies in the picture, in points; y down.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      region.point(of: coordinate, in: size)
    }
  }
}
