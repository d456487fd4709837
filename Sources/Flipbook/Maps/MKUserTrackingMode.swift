/// How a map follows its user. A film has no place on the earth.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map stays.
  case none
  /// The map follows.
  case follow
  /// The map follows and turns.
  case followWithHeading
}
