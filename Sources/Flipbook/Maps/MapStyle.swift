import FlipbookMotion
import FlipbookViews
import Foundation

/// The pictures of a map. A plain ground stands for them.
public struct MapStyle: Sendable {
  /// The height of the ground.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  /// Roads and names.
  public static var standard: MapStyle { MapStyle() }
  /// Photographs.
  public static var imagery: MapStyle { MapStyle() }
  /// Photographs with names.
  public static var hybrid: MapStyle { MapStyle() }
  /// Roads and names.
  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle {
    MapStyle()
  }
  /// Photographs.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Photographs with names.
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle {
    MapStyle()
  }
}

extension View {
  /// Has no effect. A plain ground stands for the pictures of maps.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Has no effect. Maps of a film are not moved.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Has no effect. Maps of a film are not moved.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Has no effect. Maps of a film have no controls.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// Has no effect. Maps of a film have no controls.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Has no effect. Maps of a film have no controls.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
}
