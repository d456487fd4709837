/// How often a move of a map is reported.
public enum MapCameraUpdateFrequency: Sendable {
  case continuous
  case onEnd
}
