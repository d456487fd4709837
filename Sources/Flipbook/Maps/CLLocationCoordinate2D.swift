import Foundation

/// A place on the earth, in degrees: positive to the north and to the east.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// In degrees; positive to the north.
  public var latitude: CLLocationDegrees
  /// In degrees; positive to the east.
  public var longitude: CLLocationDegrees

  /// Makes the place at 0° north, 0° east.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// Makes a place from degrees to the north and to the east.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
