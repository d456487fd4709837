import Foundation

/// How an exercise is measured.
public final class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// The kind of exercise.
  public var activityType = HKWorkoutActivityType.other
  /// The place.
  public var locationType = HKWorkoutSessionLocationType.unknown
  /// Makes a configuration.
  public override init() {}
}
