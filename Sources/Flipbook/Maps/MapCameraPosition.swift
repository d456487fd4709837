import FlipbookDrawing
import FlipbookViews
import Foundation

/// The part of the earth that a map shows.
public struct MapCameraPosition: Hashable, Sendable {
  let region: MKCoordinateRegion?
  /// The region that has all items of the map in it, with a tenth of it around.
  public static let automatic = MapCameraPosition(region: nil)
  /// Makes the position that shows this region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  /// Returns the fallback: a film has no place on the earth.
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { fallback }
  /// Returns the fallback: a film has no place on the earth.
  public static func userLocation(followsHeading: Bool, fallback: MapCameraPosition) -> MapCameraPosition {
    fallback
  }
  /// Makes the position of a camera that looks straight down from its height.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(region: camera.region)
  }
}
