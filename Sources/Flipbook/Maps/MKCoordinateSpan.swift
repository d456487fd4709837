import Foundation

/// How far a region reaches, in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// From south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Makes a span of 0°.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// Makes a span from degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}
