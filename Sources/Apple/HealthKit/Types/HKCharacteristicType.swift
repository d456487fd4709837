import Foundation

/// A kind of fact about a person.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Makes the kind of an identifier.
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
