import FlipbookDrawing
import FlipbookViews
import Foundation

/// Converts between the points of a map and places on the earth.
public struct MapProxy {
  let shown: ShownMap

  /// The place at a point of the map; nil before the map is shown.
  ///
  /// - Parameter space: The film's, or else the map's own: from its top left corner, y downwards, in points.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let region = shown.region else { return nil }
    var point = point
    if space.coordinateSpace.isGlobal {
      point.x -= shown.frame.minX
      point.y -= shown.frame.minY
    }
    return region.place(at: point, in: shown.frame.size)
  }

  /// The point of a place on the map; nil before the map is shown.
  ///
  /// - Parameter space: The film's, or else the map's own: from its top left corner, y downwards, in points.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  {
    guard let region = shown.region else { return nil }
    var point = region.point(of: coordinate, in: shown.frame.size)
    if space.coordinateSpace.isGlobal {
      point.x += shown.frame.minX
      point.y += shown.frame.minY
    }
    return point
  }
}
