import Foundation

/// An angle on the earth, in degrees.
public typealias CLLocationDegrees = Double

/// A length on the earth, in metres.
public typealias CLLocationDistance = Double

/// Clockwise from the north, in degrees.
public typealias CLLocationDirection = Double

/// In metres a second.
public typealias CLLocationSpeed = Double

/// The radius of uncertainty, in metres.
public typealias CLLocationAccuracy = Double

/// A place that isn't on the earth: −180° north, −180° east.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a place from degrees to the north and to the east.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the latitude is within ±90° and the longitude within ±180°.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place that was measured.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place, in degrees.
  public let coordinate: CLLocationCoordinate2D
  /// In metres.
  public let altitude: CLLocationDistance
  /// The film time at which it was made.
  public let timestamp: Date

  /// Makes a location at sea level, at the film time of the call.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, timestamp) = (0, Date())
  }

  /// Along the earth's surface, taken for a sphere of 6,371,009 m, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (radians(coordinate.latitude), radians(location.coordinate.latitude))
    let east = radians(location.coordinate.longitude - coordinate.longitude)
    let (up, across) = (sin((b - a) / 2), sin(east / 2))
    return 2 * 6_371_009 * asin(min(1, (up * up + cos(a) * cos(b) * across * across).squareRoot()))
  }
}
