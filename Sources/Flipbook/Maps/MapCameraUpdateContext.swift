/// Where a map was moved to. Maps of a film are not moved.
public struct MapCameraUpdateContext: Sendable {
  /// The part of the earth that is shown.
  public let region: MKCoordinateRegion
}
