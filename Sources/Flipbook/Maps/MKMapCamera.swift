import Foundation

/// Where a map is seen from. It doesn't change the picture: a plain ground stands for the map.
open class MKMapCamera: NSObject {
  /// The middle of the picture, in degrees.
  open var centerCoordinate: CLLocationCoordinate2D
  /// From the middle to the camera, in metres.
  open var centerCoordinateDistance: CLLocationDistance
  /// From the vertical, in degrees.
  open var pitch: CGFloat
  /// Clockwise from the north, in degrees.
  open var heading: CLLocationDirection

  /// Makes a camera over 0° north and 0° east.
  public override convenience init() {
    self.init(
      lookingAtCenter: CLLocationCoordinate2D(latitude: 0, longitude: 0), fromDistance: 0, pitch: 0,
      heading: 0)
  }

  /// Makes a camera, in metres and degrees.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}
