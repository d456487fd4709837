import Foundation

/// A kind of data that is one of a few values.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Makes the kind of an identifier.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
