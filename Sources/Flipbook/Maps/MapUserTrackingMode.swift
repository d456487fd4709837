/// How a map follows its user. A film has no place on the earth.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// The map stays.
  case none
  /// The map follows.
  case follow
}
