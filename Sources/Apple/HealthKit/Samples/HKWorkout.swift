import Foundation

/// An exercise.
public final class HKWorkout: HKSample, @unchecked Sendable {
  /// The kind of exercise.
  public let workoutActivityType: HKWorkoutActivityType
  /// In seconds.
  public let duration: TimeInterval
  /// The energy that was burned; nil where it is not known.
  public let totalEnergyBurned: HKQuantity?
  /// The way that was made; nil where it is not known.
  public let totalDistance: HKQuantity?

  /// Makes an exercise.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval? = nil, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration ?? endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata: metadata, device: device)
  }
}
