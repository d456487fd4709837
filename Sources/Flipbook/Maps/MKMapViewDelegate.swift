import Foundation

/// The helper of a map. It is asked for nothing: no annotation is drawn, and nobody moves the map.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  /// Never called.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Never called.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}
