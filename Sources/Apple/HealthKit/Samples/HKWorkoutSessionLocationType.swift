/// Where an exercise takes place.
public enum HKWorkoutSessionLocationType: Int, Hashable, Sendable {
  /// The case of Apple's.
  case unknown = 1
  /// The case of Apple's.
  case indoor
  /// The case of Apple's.
  case outdoor
}
