/// The start or the end of a marker.
public enum LottieMarkerPosition: Hashable, Sendable {
  case start
  case end
}
