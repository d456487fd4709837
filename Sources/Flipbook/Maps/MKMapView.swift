import FlipbookDrawing
import FlipbookUIKit
import Foundation

/// UIKit's map. A plain ground stands for its pictures, which come from the network.
open class MKMapView: UIView {
  /// The part of the earth. It doesn't change the picture.
  open var region = MKCoordinateRegion()
  /// The middle of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Has no effect: a film has no place on the earth.
  open var showsUserLocation = false
  /// Has no effect: nobody touches the map.
  open var isZoomEnabled = true
  /// Has no effect: nobody touches the map.
  open var isScrollEnabled = true

  /// Makes a map, in points, and reports that it shows a plain ground.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1)
        : UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
    }
    unsupported("MKMapView.init")
  }

  /// Reads a map from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the region, at once also when animated.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Sets the middle of the region, at once also when animated.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
}
