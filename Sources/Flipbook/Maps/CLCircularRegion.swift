import Foundation

/// A circle on the earth that is watched.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: Double

  /// Makes a circle; its radius is in metres.
  public init(center: CLLocationCoordinate2D, radius: Double, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Whether a place lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
      .distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
  }
}
