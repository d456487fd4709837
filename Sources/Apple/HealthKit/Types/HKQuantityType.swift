import Foundation

/// A kind of data that is a quantity.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Makes the kind of an identifier.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
