import Foundation

extension HKHealthStore {
  /// Fails: nobody allowed it.
  public func dateOfBirthComponents() throws -> DateComponents {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  /// Fails: nobody allowed it.
  public func biologicalSex() throws -> HKBiologicalSexObject {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  /// Fails: nobody allowed it.
  public func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorAuthorizationNotDetermined) }
}
