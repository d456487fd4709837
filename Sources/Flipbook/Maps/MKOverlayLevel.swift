/// How high something lies above the ground of a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Under the names of places.
  case aboveRoads
  /// Over the names of places.
  case aboveLabels
}
