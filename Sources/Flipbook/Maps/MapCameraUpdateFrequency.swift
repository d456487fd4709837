/// How often it is told that a map was moved.
public enum MapCameraUpdateFrequency: Sendable {
  case continuous
  case onEnd
}
