import Foundation

extension CKContainer {
  /// Facts that an app may know of a person.
  public struct ApplicationPermissions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others who know the person's address find them.
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }

  /// A person's answer.
  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }

  /// Calls back with an error: nobody is asked.
  public func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    unsupported("CKContainer.accountStatus")
    DispatchQueue.main.async { completionHandler(.couldNotComplete, CKError.signedOut) }
  }

  /// Calls back with an error: nobody is asked.
  public func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    requestApplicationPermission(applicationPermission, completionHandler: completionHandler)
  }

  /// Calls back with an error.
  public func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) {
    unsupported("CKContainer.fetchUserRecordID")
    DispatchQueue.main.async { completionHandler(nil, CKError.signedOut) }
  }

  /// Calls back with an error.
  public func discoverUserIdentity(
    withEmailAddress email: String,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) {
    unsupported("CKContainer.fetchUserRecordID")
    DispatchQueue.main.async { completionHandler(nil, CKError.signedOut) }
  }
}
