import Foundation

/// A part of the earth.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// The middle of the region.
  public var center: CLLocationCoordinate2D
  /// The reach of the region, in degrees.
  public var span: MKCoordinateSpan

  /// Makes a region of 0° around 0° north, 0° east.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Makes a region of a span around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Makes a region from its middle and its sides, in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree of latitude is 111,320 m long.
    let east = 111_320 * max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_320, longitudeDelta: longitudinalMeters / east))
  }
}

extension MKCoordinateRegion {
  /// Where a place lies in a map of the region, by Mercator's projection. The region is seen whole.
  func point(of place: CLLocationCoordinate2D, in size: CGSize) -> CGPoint {
    let scale = scale(in: size)
    return CGPoint(
      x: size.width / 2 + (place.longitude - center.longitude) * scale,
      y: size.height / 2 - (Self.height(place.latitude) - Self.height(center.latitude)) * scale)
  }

  /// The place that lies at a point of a map of the region.
  func place(at point: CGPoint, in size: CGSize) -> CLLocationCoordinate2D {
    let scale = scale(in: size)
    let height = Self.height(center.latitude) + (size.height / 2 - point.y) / scale
    return CLLocationCoordinate2D(
      latitude: atan(sinh(height * .pi / 180)) * 180 / .pi,
      longitude: center.longitude + (point.x - size.width / 2) / scale)
  }

  /// Points for a degree to the east.
  private func scale(in size: CGSize) -> Double {
    let south = Self.height(max(-85, center.latitude - span.latitudeDelta / 2))
    let north = Self.height(min(85, center.latitude + span.latitudeDelta / 2))
    return min(size.width / max(1e-9, span.longitudeDelta), size.height / max(1e-9, north - south))
  }

  /// The distance from the equator in Mercator's projection, in degrees of its scale.
  private static func height(_ latitude: Double) -> Double {
    log(tan(.pi / 4 + latitude * .pi / 360)) * 180 / .pi
  }
}
