/// The kind of a map. A plain ground stands for all of them.
public enum MKMapType: UInt, Sendable {
  /// Streets and names.
  case standard
  /// Pictures from above.
  case satellite
  /// Pictures from above, with names.
  case hybrid
  /// Pictures from above, in space.
  case satelliteFlyover
  /// Pictures from above, in space, with names.
  case hybridFlyover
  /// Streets and names, paler.
  case mutedStandard
}
