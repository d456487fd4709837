import FlipbookDrawing
import FlipbookUIKit
import Foundation

/// UIKit's map. A plain ground stands for its pictures, which come from the network.
open class MKMapView: UIView {
  open var region = MKCoordinateRegion()
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1)
        : UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
    }
    unsupported("MKMapView.init")
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
}
