import Foundation

/// A kind of data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Identifies the kind.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  /// A kind of quantities.
  public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// A kind of categories.
  public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// A kind of facts about a person.
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  /// That of exercises.
  public class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
  /// That of a day's rings.
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
  }

  /// Kinds with the same identifier are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  /// That of the identifier.
  open override var hash: Int { identifier.hashValue }
}
