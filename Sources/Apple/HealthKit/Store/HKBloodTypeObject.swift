import Foundation

/// A person's blood type.
public final class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The type.
  public let bloodType = HKBloodType.notSet
}
