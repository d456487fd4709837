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
  /// Has no effect: nobody touches the map.
  open var isRotateEnabled = true
  /// Has no effect: nobody touches the map.
  open var isPitchEnabled = true
  /// Has no effect: a film has no place on the earth.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Has no effect: a plain ground stands for every kind of map.
  open var mapType = MKMapType.standard {
    didSet { unsupported("MKMapView.mapType", when: mapType != .standard) }
  }
  /// Where the map is seen from. It doesn't change the picture.
  open var camera = MKMapCamera()
  /// The style and content of the map. It doesn't change the picture.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The kinds of places with names; nil for all. It doesn't change the picture.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Has no effect: no control is drawn.
  open var showsCompass = true
  /// Has no effect: no control is drawn.
  open var showsScale = false
  /// Has no effect: a plain ground stands for the map.
  open var showsTraffic = false
  /// Has no effect: a plain ground stands for the map.
  open var showsBuildings = true
  /// Is asked for nothing: no annotation is drawn.
  open weak var delegate: (any MKMapViewDelegate)? {
    didSet { unsupported("MKMapView.delegate", when: delegate != nil) }
  }
  /// The places that are marked, in the order in which they were added. They are not drawn.
  open private(set) var annotations: [any MKAnnotation] = []

  /// Makes a map, in points, and reports that it shows a plain ground.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.ground
    unsupported("MKMapView.init")
  }

  /// Stands for the pictures of a map.
  nonisolated static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1)
      : UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
  }

  /// Reads a map from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the region, at once also when animated.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Sets the middle of the region, at once also when animated.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }

  /// Has no effect: a film has no place on the earth.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

  /// Returns the region, as large as it is.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// The mark of whoever holds the device, whose place is not known.
  public let userLocation = MKUserLocation()

  // MARK: Annotations

  /// Returns no view: none is shown.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// Returns a new view of the class that was registered: none is shown.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  {
    let made = viewClasses[identifier] ?? MKMarkerAnnotationView.self
    return made == MKMarkerAnnotationView.self
      ? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
      : MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
  /// Registers a class of views: none is shown.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    viewClasses[identifier] = viewClass as? MKAnnotationView.Type
  }
  private var viewClasses: [String: MKAnnotationView.Type] = [:]
  /// Returns nil: no view is shown.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// The marks that are chosen.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// Chooses a mark, which is not drawn.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Gives up the choice of a mark.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  /// Marks a place. It is not drawn, which is reported.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Marks places. They are not drawn, which is reported.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    unsupported("MKMapView.addAnnotation", when: !annotations.isEmpty)
  }
  /// Sets the middle of the map to that of places, at once also when animated.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let known = Set(self.annotations.map(ObjectIdentifier.init))
    addAnnotations(annotations.filter { !known.contains(ObjectIdentifier($0)) })
    guard let first = annotations.first?.coordinate else { return }
    let sum = annotations.dropFirst().reduce((first.latitude, first.longitude)) {
      ($0.0 + $1.coordinate.latitude, $0.1 + $1.coordinate.longitude)
    }
    let count = Double(annotations.count)
    centerCoordinate = CLLocationCoordinate2D(latitude: sum.0 / count, longitude: sum.1 / count)
  }
  /// Takes a mark away.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Takes marks away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { one in annotations.contains { $0 === one } }
  }
}
