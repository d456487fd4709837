import FlipbookUIKit
import Foundation

/// The helper of a map. It is asked for nothing: no annotation is drawn, and nobody moves the map.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  /// Never called.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Never called.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Never called.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Never called.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Never called.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Never called.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Never called.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Never called.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Never called.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Nil: the map's own view.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}
