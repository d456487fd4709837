import Foundation

/// A camera above a map. Maps of a film are seen from straight above, with the north at the top.
public struct MapCamera: Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// From the camera to the middle, in metres.
  public var distance: Double
  /// Clockwise from the north, in degrees. Has no effect.
  public var heading: Double
  /// From straight down, in degrees. Has no effect.
  public var pitch: Double

  /// Makes a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  /// The region in sight: as wide as half of the distance, which a field of view of about 30° shows.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: distance / 2, longitudinalMeters: distance / 2)
  }
}
