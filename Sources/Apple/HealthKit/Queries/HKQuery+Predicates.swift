import Foundation

extension HKQuery {
  /// Data of a time. Nothing is there to fulfil it.
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Exercises of a kind. Nothing is there to fulfil it.
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Data of some apps. Nothing is there to fulfil it.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Data of an exercise. Nothing is there to fulfil it.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
  /// A piece of data. Nothing is there to fulfil it.
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: true) }
  /// Rings of some days. Nothing is there to fulfil it.
  public class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents,
    end endDateComponents: DateComponents
  ) -> NSPredicate { NSPredicate(value: true) }
}
