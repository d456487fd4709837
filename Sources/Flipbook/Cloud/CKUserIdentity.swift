import Foundation

/// A person who uses an app's cloud. Nobody has signed in, so there is none.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  /// Nil.
  public let userRecordID: CKRecord.ID? = nil
  /// Nil.
  public let nameComponents: PersonNameComponents? = nil
  /// False.
  public let hasiCloudAccount = false
}
